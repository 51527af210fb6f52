/** Encodes a text as a CSS string that no content can end early. */
export function cssString(text: string): string {
  const inside = text.replaceAll(
    /["\\<>\n\r\f{}]/g,
    (character) => `\\${character.charCodeAt(0).toString(16)} `,
  )
  return `"${inside}"`
}
