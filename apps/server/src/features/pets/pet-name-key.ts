/** Normalizes a pname for comparison: composed, lower case, single spaces. */
export function petNameKey(pname: string): string {
  return pname.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
