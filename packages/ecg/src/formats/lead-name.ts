const STANDARD = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6']
const BY_LETTERS = new Map(STANDARD.map((name) => [name.toLowerCase(), name]))

/** Returns the usual spelling of a lead: `leadII`, `MDC_ECG_LEAD_II` and `ECG II (Einthoven)` become II; other names stay. */
export function leadNameOf(text: string): string {
  const words = text.replace(/\s*\(.*\)$/, '').trim()
  const bare = words.replace(/^(?:mdc[_ ])?(?:(?:ecg|ekg)(?:[_\s:-]+|$))?(?:lead[_\s:-]*)?/i, '')
  return BY_LETTERS.get(bare.toLowerCase()) ?? (words === '' ? 'ECG' : words)
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
