/** The pname as names are compared: composed, case-folded, single spaces. */
export function petNameKey(pname: string): string {
  return pname.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
