import type { WirePhrase } from '@systole/contract/reports/phrases'
import type { PhraseLanguage } from '@systole/domain/phrases/phrase'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { orThrow } from './query.ts'

const FRESH_MS = 600_000

/** A phrase for one mode or question, or for all, with the wire's empty texts converted. */
export type KeptPhrase = Omit<WirePhrase, 'mode' | 'question'> & {
  mode: Exclude<WirePhrase['mode'], ''> | null
  question: Exclude<WirePhrase['question'], ''> | null
}

/** Queries the shared and the own phrases of a language, in their order. */
export const phrasesQuery = (language: PhraseLanguage) =>
  queryOptions({
    queryKey: ['phrases', language],
    queryFn: async (): Promise<KeptPhrase[]> => {
      const { phrases } = await orThrow(client.phrases.queryPhrases({ language }))
      return phrases.map(({ mode, question, ...phrase }) => ({
        ...phrase,
        mode: mode || null,
        question: question || null,
      }))
    },
    staleTime: FRESH_MS,
  })
