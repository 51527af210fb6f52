/** The words of a text before its first place. */
export function startOf(text: string): string {
  return text.slice(0, text.indexOf('{{'))
}
