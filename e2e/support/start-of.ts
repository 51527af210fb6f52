/** The words of a text before its first place. */
export function startOf(text: string): string {
  return text.slice(0, text.indexOf('{{'))
}

/** Told by what begins so: "Saved 14:21", and not "Not saved yet". */
export function beginsAs(text: string): RegExp {
  return new RegExp(`^${startOf(text)}`)
}
