/** Builds a LIKE pattern that matches the text literally, including percent signs. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
