/** Leads by their number in SCP-ECG (EN 1064, table of lead identification). */
const NAMES = new Map<number, string>([
  [1, 'I'],
  [2, 'II'],
  ...[1, 2, 3, 4, 5, 6, 7].map((chest) => [chest + 2, `V${chest}`] as const),
  ...[2, 3, 4, 5, 6, 7].map((chest) => [chest + 8, `V${chest}R`] as const),
  [16, 'X'],
  [17, 'Y'],
  [18, 'Z'],
  [19, 'CC5'],
  [20, 'CM5'],
  [61, 'III'],
  [62, 'aVR'],
  [63, 'aVL'],
  [64, 'aVF'],
  [65, '-aVR'],
  [66, 'V8'],
  [67, 'V9'],
  [68, 'V8R'],
  [69, 'V9R'],
])

/** Returns the name of a lead, or its number for a lead that is rare. */
export function scpLeadName(number: number): string {
  return NAMES.get(number) ?? `Lead ${number}`
}
