import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { Language } from '@systole/domain/hospitals/hospital'
import { type MreLanguage, mreLanguagesFor, withFigure } from '@systole/domain/mre/mre-phrase'
import type { PhraseIn } from '@systole/report/ecg/build-ecg-report'
import type { Db } from '../../../db/database.ts'
import { textsInForce } from '../../mre/mre-store.ts'

/** Returns a function that puts unchanged phrases of the catalogue into the language of a report. SPEC E18. */
export async function phrasesIn(
  db: Db,
  service: EcgServiceId,
  language: Language,
): Promise<PhraseIn> {
  const rows = Map.groupBy(await textsInForce(db, service), ({ phraseId }) => phraseId)
  return ({ id, text }) => {
    const texts = new Map(
      (rows.get(id) ?? []).map((row): [MreLanguage, string] => [row.language, row.text]),
    )
    const figure = [...texts.values()].map((each) => figureIn(each, text)).find(Boolean)
    if (!figure) return undefined // a person wrote other words
    const chosen = mreLanguagesFor(language).find((each) => texts.get(each)?.trim())
    const own = chosen && texts.get(chosen)
    return chosen && own ? { text: withFigure(own, figure.value), language: chosen } : undefined
  }
}

/** Returns the figure with which a phrase reads as this text, if it does. */
function figureIn(phrase: string, text: string): { value: string | undefined } | undefined {
  const [before = '', ...rest] = phrase.split('{n}')
  if (rest.length === 0) return phrase.trim() === text ? { value: undefined } : undefined
  const after = rest.at(-1) ?? ''
  const value = text.slice(before.length, text.length - after.length)
  return withFigure(phrase, value).trim() === text ? { value } : undefined
}
