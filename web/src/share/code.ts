// Plain data as a short code for links: JSON, packed, in characters that an address may have. Nothing is stored anywhere.

const LONGEST = 60_000;
/** The most characters in a code: a link can come from anybody. */
const LARGEST = 100_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function pack(data: unknown): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(data)),
    new CompressionStream("deflate-raw"),
    LARGEST,
  );
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The packed data; undefined for anything else. */
export async function unpack(code: string): Promise<unknown> {
  if (!code || code.length > LONGEST || !/^[\w-]+$/.test(code)) return undefined;
  try {
    const text = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw"), LARGEST)));
  } catch {
    return undefined;
  }
}
