/** The usual spellings of leads: limb, chest (also right and veterinary), modified and bipolar leads of day recorders. */
const KNOWN = [
  ...['I', 'II', 'III', 'aVR', '-aVR', 'aVL', 'aVF'],
  ...['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10'],
  ...['V1R', 'V2R', 'V3R', 'V4R', 'V5R', 'V6R', 'V7R', 'V8R', 'V9R'],
  ...['CV5RL', 'CV6LL', 'CV6LU', 'rV2'],
  ...['MLI', 'MLII', 'MLIII', 'MCL1', 'MCL6', 'CM1', 'CM5', 'CC5', 'ES', 'AS', 'AI'],
]
const BY_LETTERS = new Map(KNOWN.map((name) => [name.toLowerCase(), name]))

/** The characters of a label that are looked at; formats limit labels to 80 or not at all. */
const LONGEST_LABEL = 100

/** The words before a lead's own name: `MDC_ECG_LEAD_II`, `ECG II`, `Lead II`, `leadII`, `ECG-V1`; the sign of `ECG -aVR` is kept. */
const BEFORE = /^(?:mdc[_\s]+)?(?:(?:ecg|ekg)(?:[_\s:.]+|-|$))?(?:lead(?:[_\s:.]+|-)?)?/i

/** Returns the usual spelling of a lead: `leadII`, `MDC_ECG_LEAD_II` and `ECG II (Einthoven)` become II; other names stay. */
export function leadNameOf(text: string): string {
  const label = text.slice(0, LONGEST_LABEL)
  const words = label.replace(/\s*\(.*\)$/, '').trim()
  if (words === '') return 'ECG'
  return knownLead(words) ?? words.replace(/^mdc[_\s]ecg[_\s]lead[_\s]/i, '')
}

/** Returns whether a signal's label says that it is a lead of an ECG. */
export function isEcgLabel(text: string): boolean {
  const words = text.slice(0, LONGEST_LABEL).trim()
  return /^(?:mdc[_\s]+)?(?:ecg|ekg)/i.test(words) || knownLead(words) !== undefined
}

/** Returns the names of leads so that no two are equal: the second II is `II (2)`. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function knownLead(words: string): string | undefined {
  return BY_LETTERS.get(words.replace(BEFORE, '').toLowerCase())
}
