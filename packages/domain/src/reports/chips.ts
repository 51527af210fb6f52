/** A measurement in a text: `{{m:<id>}}`. It is shown and printed as the measurement's current value. */
const CHIP = /\{\{m:([\w-]{8,64})\}\}/g

/** Texts of measurements by id; deleted ones and those without a value are absent. */
export type MeasuredTexts = ReadonlyMap<string, string>

/** The placeholder for a deleted measurement. */
export const GONE = '[?]'

export function chipOf(measurementId: string): string {
  return `{{m:${measurementId}}}`
}

/** The parts of a text: typed text, and the measurements in it. */
export type ChipPart = { text: string } | { text: string; measurementId: string; gone: boolean }

export function chipParts(text: string, measured: MeasuredTexts): ChipPart[] {
  const parts: ChipPart[] = []
  let at = 0
  for (const match of text.matchAll(CHIP)) {
    const measurementId = match[1] ?? ''
    if (match.index > at) parts.push({ text: text.slice(at, match.index) })
    const value = measured.get(measurementId)
    parts.push({ text: value ?? GONE, measurementId, gone: value === undefined })
    at = match.index + match[0].length
  }
  return at < text.length ? [...parts, { text: text.slice(at) }] : parts
}

/** Replaces every measurement by its value, as frozen in a report. */
export function withoutChips(text: string, measured: MeasuredTexts): string {
  return chipParts(text, measured)
    .map((part) => part.text)
    .join('')
}

/** Returns whether the text refers to a measurement that is deleted or has no value. */
export function hasGoneChip(text: string, measured: MeasuredTexts): boolean {
  return chipParts(text, measured).some((part) => 'gone' in part && part.gone)
}

/** Returns the measurement ids in a text, in its order. */
export function chipsIn(text: string): string[] {
  return [...text.matchAll(CHIP)].map((match) => match[1] ?? '')
}
