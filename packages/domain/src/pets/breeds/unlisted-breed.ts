/** True for the entry that a pet of no listed breed gets. */
export function isUnlistedBreed(id: string): boolean {
  return id.endsWith('-not-in-the-list')
}
