/** A text as a CSS string that ends where the text ends, whatever is in it. */
export function cssString(text: string): string {
  const inside = text.replaceAll(
    /["\\<>\n\r\f{}]/g,
    (character) => `\\${character.charCodeAt(0).toString(16)} `,
  )
  return `"${inside}"`
}
