import type { Phrase } from '@systole/domain/phrases/phrase'
import { phrasesFor } from '@systole/domain/phrases/slash'
import { chipOf } from '@systole/domain/reports/chips'

/** What a slash offers: a phrase, or a measurement of the case that is put in as its living value. */
export type Offer = {
  section: Phrase['section'] | 'measurement'
  label: string
  body: string
  put: string
  /** Of a measurement that is probably a slip of the hand. */
  isImplausible?: boolean
  /** Of a phrase, whose use is counted. */
  phid?: string
}

type Measured = { mid: string; fname: string; text: string; implausible: boolean }
const MEASUREMENTS_FIRST = 4

/** Measurements first, as they are few and short; both found by what was typed. */
export function offersFor(
  query: string,
  {
    phrases,
    measured,
  }: { phrases: readonly (Phrase & { phid: string })[]; measured: readonly Measured[] },
): Offer[] {
  const wanted = query.toLowerCase()
  const values = measured
    .filter(({ text, fname }) => text !== '' && `${text} ${fname}`.toLowerCase().includes(wanted))
    .toReversed()
    .slice(0, MEASUREMENTS_FIRST)
    .map(({ mid, text, fname, implausible }): Offer => {
      const offer = { section: 'measurement', label: text, body: fname, put: chipOf(mid) } as const
      return { ...offer, isImplausible: implausible }
    })
  return [
    ...values,
    ...phrasesFor(phrases, query).map((phrase) => ({ ...phrase, put: phrase.body })),
  ]
}
