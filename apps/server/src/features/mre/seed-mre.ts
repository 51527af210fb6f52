import { FIRST_CATALOGUE } from '@systole/domain/mre/first-catalogue'
import { REQUIRED_LANGUAGES } from '@systole/domain/mre/mre-phrase'
import type { Database } from '../../db/database.ts'
import { addMissingPhrases } from './mre-store.ts'

/** Adds missing phrases of the first catalogue at every start, as drafts that the office approves. */
export async function seedMre(database: Database, now: Date): Promise<void> {
  const rows = FIRST_CATALOGUE.map(({ id, section, texts, priority, isManual }, place) => ({
    phrase: {
      ...{ phraseId: id, section, place, createdAt: now },
      ...{ priority: priority ?? null, isManual: isManual ?? false },
    },
    texts: REQUIRED_LANGUAGES.map((language) => ({
      ...{ phraseId: id, language, text: texts[language], writtenAt: now },
    })),
  }))
  await database.transaction((db) => addMissingPhrases(db, rows))
}
