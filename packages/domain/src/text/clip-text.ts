/** Returns the first `maxLength` characters (UTF-16 units, as forms and schemas count), never half of a surrogate pair. */
export function clipText(text: string, maxLength: number): string {
  const clipped = text.slice(0, maxLength)
  return /[\ud800-\udbff]$/.test(clipped) ? clipped.slice(0, -1) : clipped
}
