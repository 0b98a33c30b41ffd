/** Passkeys: this device signs in instead of a typed code. */
import { post } from "./api";
import type { PasskeyOptions, ProfileSeen } from "./wire";

/** Browsers bind passkeys to a name, so a page at a bare number has none. */
export const canPasskey = (): boolean =>
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname);

async function send(path: string, made: Credential | null): Promise<ProfileSeen> {
  return post<ProfileSeen>(path, { credential: (made as PublicKeyCredential).toJSON() });
}

export async function addPasskey(): Promise<ProfileSeen> {
  const { options } = await post<PasskeyOptions>("/profile/passkeys/options", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return send("/profile/passkeys", await navigator.credentials.create({ publicKey }));
}

export async function signInByPasskey(): Promise<ProfileSeen> {
  const { options } = await post<PasskeyOptions>("/passkey/options", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return send("/passkey/sign-in", await navigator.credentials.get({ publicKey }));
}
