// Your own cards, kept on this device.

/** Some cards of a game. Only valid ones have a hash and the content that a table takes. */
export interface Kept {
  id: string;
  game: string;
  name: string;
  data: unknown;
  hash?: string;
  content?: string;
}

const KEPT = "futaie-cards";

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found)
      ? found.filter((kept) => typeof kept?.id === "string" && typeof kept.game === "string")
      : [];
  } catch {
    return [];
  }
}

let all: Kept[] = $state.raw(read());

function write(changed: Kept[]): void {
  all = changed;
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // No room, or not allowed: they last as long as the page.
  }
}

export function keptFor(game: string): Kept[] {
  return all.filter((kept) => kept.game === game);
}

export function keep(kept: Kept): void {
  write([...all.filter(({ id }) => id !== kept.id), kept]);
}

export function forget(id: string): void {
  write(all.filter((kept) => kept.id !== id));
}

/** The card data that a new table needs besides the option, if it names some of these. */
export function decksFor(game: string, hash: string | undefined): Record<string, string> {
  const found = keptFor(game).find((kept) => hash !== undefined && kept.hash === hash);
  return found?.hash && found.content ? { [found.hash]: found.content } : {};
}

// Another tab may have kept something.
window.addEventListener("storage", ({ key }) => {
  if (key === KEPT) all = read();
});
