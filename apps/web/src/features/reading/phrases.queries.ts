import type { Language } from '@systole/domain/hospitals/hospital'
import { phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

const FRESH_MS = 600_000

/** The phrases in the language of the report. */
export const phrasesQuery = (report: Language) => {
  const language = phraseLanguageOf(report)
  return queryOptions({
    queryKey: ['phrases', language],
    queryFn: async () => (await orThrow(client.phrases.queryPhrases({ language }))).phrases,
    staleTime: FRESH_MS,
  })
}
