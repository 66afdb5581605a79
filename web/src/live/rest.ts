// Requests to the server over HTTP.

import { say } from "../text/speech.svelte";
import type { Refusal } from "../wire";

export const AGAIN = 3000;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence);
  }
}

/** The words for an error, in place of an answer. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.refusal.sentence : say("page-connection-lost");
}

function token(): string {
  return /(?:^|; )futaie-csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { "x-futaie-csrf": token() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const json = answer.headers.get("content-type")?.includes("json");
  const content = answer.status === 204 ? undefined : json ? await answer.json() : await answer.text();
  if (!answer.ok && !json) throw new Error(answer.statusText); // not from our server, so it counts as no answer
  if (!answer.ok) throw new Refused(answer.status, content as Refusal);
  return content as Answer;
}

/** Asks again while the server does not answer at all. */
export async function askPatiently<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  for (;;) {
    try {
      return await ask<Answer>(method, path, body);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await pause();
  }
}

/** Waits until it is worth asking again. */
export function pause(): Promise<void> {
  return new Promise((again) => setTimeout(again, AGAIN));
}
