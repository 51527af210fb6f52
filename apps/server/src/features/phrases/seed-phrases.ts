import { PhraseLanguage } from '@systole/domain/phrases/phrase'
import type { Db } from '../../db/database.ts'
import { FIRST_PHRASES } from './first-phrases.ts'
import { addPhrases, TEST_TYPE } from './phrase-store.ts'

/** Adds missing default phrases at every start; those changed or removed by people are not touched. */
export async function seedPhrases(db: Db, now: Date): Promise<void> {
  await addPhrases(
    db,
    PhraseLanguage.options.flatMap((language) =>
      FIRST_PHRASES[language].map(([section, label, body], place) => ({
        ...{ phraseId: `phrase_${language}_${place + 1}`, testType: TEST_TYPE, changedAt: now },
        ...{ language, section, label, body, place },
      })),
    ),
  )
}
