export type XmlAttributes = ReadonlyMap<string, string>

const MOST_ATTRIBUTES = 64
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Parses the content of a tag in one pass. Names lose their prefix. */
export function attributesOf(tag: readonly number[]): { name: string; attributes: XmlAttributes } {
  const text = textOfBytes(Uint8Array.from(tag))
  const attributes = new Map<string, string>()
  const name = wordFrom(text, 0)
  let at = name.length
  while (at < text.length && attributes.size < MOST_ATTRIBUTES) {
    const equals = text.indexOf('=', at)
    if (equals === -1) break
    const key = localName(text.slice(at, equals).trim())
    const from = quoteFrom(text, equals + 1)
    const end = text.indexOf(text[from] ?? '"', from + 1)
    if (end === -1) break
    attributes.set(key, withoutEntities(text.slice(from + 1, end)))
    at = end + 1
  }
  return { name: localName(name), attributes }
}

/** Returns UTF-8 as text, or Latin-1 if it is not. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** Replaces the five entities of XML and character references; all others stay as they are. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, ...found) => {
      const [decimal, hex, name] = found
      if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

function wordFrom(text: string, from: number): string {
  let end = from
  while (end < text.length && !/\s/.test(text[end] ?? '')) end += 1
  return text.slice(from, end)
}

function quoteFrom(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"' && text[at] !== "'") at += 1
  return at
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
