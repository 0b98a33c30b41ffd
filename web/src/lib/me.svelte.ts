/** Who is signed in here, if anybody. The browser remembers whether to ask at all: most people have no profile. */
import { get, post } from "./api";
import { recall, remember } from "./keep";
import type { Me, ProfileSeen, SeatsHeld } from "./wire";

export const me = $state<{ profile: ProfileSeen | null; asked: boolean }>({ profile: null, asked: false });

export function signedIn(profile: ProfileSeen | null): void {
  me.profile = profile;
  me.asked = true;
  remember("signed-in", profile !== null);
  if (profile) remember("name", profile.name);
}

export async function askWhoIAm(): Promise<ProfileSeen | null> {
  signedIn((await get<Me>("/me")).profile);
  return me.profile;
}

/** The same, where a profile would only make something more comfortable. */
export async function perhapsMe(): Promise<ProfileSeen | null> {
  return recall("signed-in", false) ? askWhoIAm().catch(() => null) : null;
}

/** My seats at a table, taken on another device, are held here too; whether there are any. */
export async function sitByProfile(table: string): Promise<boolean> {
  if (!recall("signed-in", false)) return false;
  try {
    return (await post<SeatsHeld>(`/profile/tables/${table}/sit`, {})).seats.length > 0;
  } catch {
    return false;
  }
}
