import type { MreMessage, MreResult } from '@systole/contract/ecg/mre'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { type MreSection, mreLanguagesFor } from '@systole/domain/mre/mre-phrase'
import type { Language } from '@systole/i18n/languages'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import type { ReviewWriting } from './review-writing.ts'

/** Queries the phrases of a section in the language of the report, sorted by label. SPEC ECG-6. */
export const mrePhrasesQuery = (
  { service, reportLanguage }: Pick<ReviewWriting, 'service' | 'reportLanguage'>,
  sections: readonly MreSection[],
) =>
  queryOptions({
    queryKey: ['ecgReview', 'phrases', service],
    queryFn: () => orThrow(client.mre.getMrePhrases({ type: service })),
    staleTime: 5 * 60_000,
    select: ({ data }) => {
      const found = sections.flatMap((section) => {
        const messages = data.sections.find(({ type }) => type === section)?.messages ?? {}
        const own = mreLanguagesFor(reportLanguage).map((language) => messages[language])
        return firstOfEach(own)
      })
      const { compare } = new Intl.Collator(reportLanguage.replace('_', '-'), { numeric: true })
      return found.toSorted((a, b) => compare(a.value, b.value))
    },
  })

/** Returns each phrase once, in the first language that has it. */
function firstOfEach(languages: readonly (readonly MreMessage[] | undefined)[]): MreMessage[] {
  const byId = new Map<string, MreMessage>()
  for (const message of languages.flatMap((messages) => messages ?? [])) {
    if (!byId.has(message.id)) byId.set(message.id, message)
  }
  return [...byId.values()]
}

/** Queries what the rules propose for a step, with their evidence in the language of the reader. They read the measuring steps only, so writing does not ask them again. */
export const proposalsQuery = (
  { caseId, service, reportLanguage, document }: Omit<ReviewWriting, 'answer' | 'isReadOnly'>,
  { stage, sentences }: { stage: ReviewStep; sentences: Language },
) =>
  queryOptions({
    queryKey: [
      ...['ecgReview', 'proposals', caseId, stage, reportLanguage, sentences],
      measuredPart(document),
    ],
    queryFn: async (): Promise<MreResult[]> => {
      const params = { caseId, review: document, language: reportLanguage, sentences }
      const { results } = await orThrow(client.mre.getMreResult({ type: service, stage, params }))
      return results
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

function measuredPart(review: EcgReview): string {
  const { heart_rate, rhythm, p_wave, qrs, pr, p_qrs, t_wave, axis, ectopic } = review
  return JSON.stringify([heart_rate, rhythm, p_wave, qrs, pr, p_qrs, t_wave, axis, ectopic])
}
