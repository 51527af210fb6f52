const MAX_BYTES = 255
const UNSAFE = /\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Returns a safe display name: NFC, the last path part only, no control or direction characters, at most 255 bytes with the
 * extension kept. Returns `undefined` if nothing usable remains. Names are data, never paths (trust 1.4).
 */
export function displayFileName(raw: string): string | undefined {
  const last = raw.normalize('NFC').replaceAll(UNSAFE, '').split(/[/\\]/).at(-1) ?? ''
  const name = last.trim().replace(/[. ]+$/, '')
  if (name === '' || name.startsWith('.') || DEVICE.test(name)) return undefined
  return shorten(name)
}

/** Returns the key by which two names are compared: composed and lower case. */
export function fileNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function shorten(name: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  if (bytes(name) <= MAX_BYTES) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 ? name.slice(dot) : ''
  const stem = [...(dot > 0 ? name.slice(0, dot) : name)]
  while (bytes(stem.join('') + extension) > MAX_BYTES) stem.pop()
  return stem.join('') + extension
}
