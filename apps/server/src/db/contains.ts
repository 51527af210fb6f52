/** A LIKE pattern that finds the text itself, percent signs included. */
export function contains(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}
