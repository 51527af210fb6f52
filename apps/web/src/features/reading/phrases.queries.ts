import type { Language } from '@systole/domain/hospitals/hospital'
import { phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { phrasesQuery as phrasesIn } from '../../api/phrases.ts'

/** The phrases in the language of the report. */
export const phrasesQuery = (report: Language) => phrasesIn(phraseLanguageOf(report))
