// Reads the content of a shared link: anybody may have written it, so nothing is trusted before it is checked.

export type Fields = Record<string, unknown>;

/** An object with exactly these fields. */
export function fields(data: unknown, ...names: string[]): Fields | null {
  const object = data !== null && typeof data === "object" && !Array.isArray(data);
  return object && Object.keys(data).every((name) => names.includes(name)) ? (data as Fields) : null;
}

/** A list of at most this many items, each of them read; null if one is invalid. */
export function list<Item>(data: unknown, most: number, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(data) || data.length > most) return null;
  const items = data.map(read);
  return items.includes(null) ? null : (items as Item[]);
}

export function word(data: unknown, most = 40): string | null {
  return typeof data === "string" && data.length <= most ? data : null;
}

export function whole(data: unknown): number | null {
  return Number.isInteger(data) ? (data as number) : null;
}

/** An object with all fields read; null if one is invalid. */
export function all<Found extends Fields>(found: { [name in keyof Found]: Found[name] | null }): Found | null {
  return Object.values(found).includes(null) ? null : (found as Found);
}
