/** Returns the part of a text before its first placeholder. */
export function startOf(text: string): string {
  return text.slice(0, text.indexOf('{{'))
}

/** Returns a pattern for texts with this beginning: "Saved 14:21", and not "Not saved yet". */
export function beginsAs(text: string): RegExp {
  return new RegExp(`^${startOf(text)}`)
}
