/** Returns the text of a file if it is JSON. */
export function readJson(text: string): string | undefined {
  try {
    JSON.parse(text)
    return text
  } catch {
    return undefined
  }
}
