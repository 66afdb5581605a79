// Who I am: a guest from the first moment.

import { language, learn } from "../text/speech.svelte";
import type { Language } from "../text/words";
import type { Me } from "../wire";
import { reach } from "./reach.svelte";
import { ask, Refused } from "./rest";
import { live } from "./socket.svelte";

let found: Me | null = $state.raw(null);
let entered!: () => void;
/** Done once the server knows me. */
export const known = new Promise<void>((resolve) => (entered = resolve));

export function me(): Me | null {
  return found;
}

/** Finds out who I was here before, or makes a new guest, once a language is `spoken`; tries again while the server is away. */
export async function enter(spoken: Promise<void>): Promise<void> {
  for (let wait = 500; found === null; wait = Math.min(2 * wait, 10_000)) {
    try {
      found = await ask<Me>("GET", "/api/me").catch((error: unknown) => newGuest(error, spoken));
    } catch {
      await spoken;
      reach.offline = true;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  await spoken;
  reach.offline = !navigator.onLine;
  if (found.language !== language()) await tell(language());
  entered();
}

async function newGuest(error: unknown, spoken: Promise<void>): Promise<Me> {
  if (!(error instanceof Refused) || error.status !== 401) throw error;
  await spoken;
  return ask<Me>("POST", "/api/me", { language: language() });
}

export async function rename(name: string): Promise<void> {
  found = await ask<Me>("POST", "/api/me", { name });
}

export async function speak(language: Language): Promise<void> {
  await learn(language);
  await tell(language);
}

/** Lets the server know. */
async function tell(language: Language): Promise<void> {
  try {
    found = await ask<Me>("POST", "/api/me", { language });
    live.reconnect();
  } catch {
    // It hears of it when the page is opened again.
  }
}
