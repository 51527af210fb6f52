/** Returns true for the entry of an unlisted breed. */
export function isUnlistedBreed(id: string): boolean {
  return id.endsWith('-not-in-the-list')
}
