import { flagOf, type ReferenceAnswer } from '@systole/domain/ecg-references/reference-for'
import type { Measurement } from './ecg-report-model.ts'

export type ReferenceFacts = Pick<Measurement, 'reference' | 'flag' | 'noReference'>

/** Returns the reference of a value as the report keeps it, with the flag, or why there is none. */
export function comparedWith(
  answer: ReferenceAnswer | undefined,
  value: number | null,
): ReferenceFacts {
  if (!answer?.reference) return { noReference: answer?.reason ?? 'noPublishedValue' }
  const { cell, shortCitation: source } = answer.reference
  const { low, high, wider } = cell
  const reference = {
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(wider && { wider }),
    source,
  }
  if (value === null) return { reference }
  const found = flagOf(value, answer)
  return found.flag === 'noReference'
    ? { reference, noReference: found.reason }
    : { reference, flag: found.flag }
}
