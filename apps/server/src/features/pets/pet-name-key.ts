/** Normalizes an identifier with a name for comparison: composed, lower case, single spaces. */
export function petNameKey(sentName: string): string {
  return sentName.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
