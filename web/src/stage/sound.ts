/** Four sounds, made on the spot: wood, paper, drum, bow. None before the first gesture; none when sound is off. */
import { sound } from "../lib/sound.svelte";

export type Sound = "wood" | "paper" | "drum" | "bow" | "bell";

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A tone that falls from one pitch to another and dies away. */
function tone(type: OscillatorType, from: number, to: number, seconds: number, loud: number): void {
  if (!audio) return;
  const now = audio.currentTime;
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.type = type;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(now);
  voice.stop(now + seconds);
}

/** A rustle: noise through a band that moves. */
function rustle(from: number, to: number, seconds: number, loud: number): void {
  if (!audio) return;
  const now = audio.currentTime;
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const [source, band, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, now);
  band.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds);
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(now);
  source.stop(now + seconds);
}

const SOUNDS: Record<Sound, () => void> = {
  wood: () => tone("triangle", 620, 180, 0.16, 0.18),
  paper: () => rustle(2600, 900, 0.16, 0.14),
  drum: () => {
    tone("sine", 130, 48, 0.5, 0.4);
    rustle(400, 120, 0.12, 0.2);
  },
  bow: () => {
    tone("sawtooth", 420, 140, 0.12, 0.07);
    rustle(900, 4000, 0.22, 0.12);
  },
  bell: () => {
    tone("sine", 880, 870, 1.1, 0.1);
    tone("sine", 2210, 2190, 0.6, 0.03);
  },
};

export function play(one: Sound): void {
  // A page nobody has touched yet may not make a sound.
  if (!sound.on || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  SOUNDS[one]();
}
