import type { Phrase } from '@systole/domain/phrases/phrase'
import { phrasesFor } from '@systole/domain/phrases/slash'
import { chipOf } from '@systole/domain/reports/chips'

/** An offer of the slash menu: a phrase, or a measurement of the case inserted as a live value. */
export type TextOffer = {
  section: Phrase['section'] | 'measurement'
  label: string
  body: string
  put: string
  /** True for a measurement that is probably an error. */
  isImplausible?: boolean
  /** The id of a phrase, whose use is counted. */
  phid?: string
}

type Measured = { mid: string; fileName: string; text: string; implausible: boolean }
const MEASUREMENTS_FIRST = 4

/** Measurements come first, as they are few and short; both are filtered by the typed text. */
export function offersFor(
  query: string,
  {
    phrases,
    measured,
  }: { phrases: readonly (Phrase & { phid: string })[]; measured: readonly Measured[] },
): TextOffer[] {
  const wanted = query.toLowerCase()
  const values = measured
    .filter(
      ({ text, fileName }) => text !== '' && `${text} ${fileName}`.toLowerCase().includes(wanted),
    )
    .toReversed()
    .slice(0, MEASUREMENTS_FIRST)
    .map(({ mid, text, fileName, implausible }): TextOffer => {
      const offer = {
        section: 'measurement',
        label: text,
        body: fileName,
        put: chipOf(mid),
      } as const
      return { ...offer, isImplausible: implausible }
    })
  return [
    ...values,
    ...phrasesFor(phrases, query).map((phrase) => ({ ...phrase, put: phrase.body })),
  ]
}
