/** One quiet sound: a wooden tap when it is your turn. */
import { recall, remember } from "./keep";

export const sound = $state({ on: recall("sound", true) });

let audio: AudioContext | null = null;

export function tap(): void {
  // A page nobody has touched yet may not make a sound.
  if (!sound.on || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(620, now);
  tone.frequency.exponentialRampToValueAtTime(180, now + 0.12);
  volume.gain.setValueAtTime(0.18, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.16);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.18);
}

export function muteOrNot(): void {
  sound.on = !sound.on;
  remember("sound", sound.on);
  tap();
}
