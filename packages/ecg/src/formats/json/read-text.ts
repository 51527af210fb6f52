import type { ByteWindow } from '../byte-window.ts'

const [QUOTE, BACKSLASH] = [0x22, 0x5c] as const
/** The bytes of a text that are kept; names and units are shorter. */
const LONGEST_TEXT_BYTES = 1024

/** Reads a text whose opening quote is the next byte. Returns `undefined` if the file ends inside. */
export async function readText(window: ByteWindow): Promise<string | undefined> {
  const text = { kept: [], isEscaped: false }
  window.at += 1
  for (;;) {
    while (window.at < window.bytes.length) {
      const byte = window.bytes[window.at] ?? 0
      window.at += 1
      if (isEnd(text, byte)) return decoded(text.kept)
    }
    if (window.isLast) return undefined
    await window.fill()
  }
}

/** Adds a byte to a text, or returns true if it is the closing quote. */
function isEnd(text: { kept: number[]; isEscaped: boolean }, byte: number): boolean {
  if (byte === QUOTE && !text.isEscaped) return true
  text.isEscaped = byte === BACKSLASH && !text.isEscaped
  if (text.kept.length < LONGEST_TEXT_BYTES) text.kept.push(byte)
  return false
}

function decoded(bytes: readonly number[]): string {
  const text = new TextDecoder().decode(Uint8Array.from(bytes))
  if (!bytes.includes(BACKSLASH)) return text
  try {
    return String(JSON.parse(`"${text}"`))
  } catch {
    return text
  }
}
