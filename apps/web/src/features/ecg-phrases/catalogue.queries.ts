import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import type { MreLanguage, MreSection } from '@systole/domain/mre/mre-phrase'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export const catalogueQuery = queryOptions({
  queryKey: ['ecg phrases'],
  queryFn: async () => (await orThrow(client.mre.queryMreCatalogue({}))).phrases,
})

export const phraseHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['ecg phrases', 'history', id],
    queryFn: async () => (await orThrow(client.mre.queryMreHistory({ id }))).changes,
  })

/** Waits for a change and reads the catalogue again, also after a refusal. */
async function refreshed(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } finally {
    await queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey })
  }
}

type Draft = { id: string; language: MreLanguage; version: number }

/** Approves drafts one after another, and stops at the first refusal. */
export function approveTexts(drafts: readonly Draft[]): Promise<void> {
  return refreshed(approveEach(drafts))
}

async function approveEach(drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) await orThrow(client.mre.approveMreText(draft))
}

export function setRetired(id: string, removed: boolean): Promise<void> {
  return refreshed(orThrow(client.mre.removeMrePhrase({ id, removed })))
}

export function orderMrePhrases(section: MreSection, ids: string[]): Promise<void> {
  return refreshed(orThrow(client.mre.orderMrePhrases({ section, ids })))
}

export type PhraseDetails = Pick<CataloguePhrase, 'priority' | 'services' | 'manual'>

/** Saves what was changed of a phrase, each text over the version that was read. */
export function saveMrePhrase(
  seen: CataloguePhrase,
  details: PhraseDetails,
  texts: readonly { language: MreLanguage; text: string; version: number }[],
): Promise<void> {
  return refreshed(saveEach(seen, details, texts))
}

async function saveEach(
  ...[seen, details, texts]: Parameters<typeof saveMrePhrase>
): Promise<void> {
  const { id, version } = seen
  const { priority, ...others } = details
  if (JSON.stringify(details) !== JSON.stringify(detailsOf(seen)))
    await orThrow(
      client.mre.saveMrePhrase({ id, version, ...others, ...(priority && { priority }) }),
    )
  for (const text of texts) await orThrow(client.mre.saveMreText({ id, ...text }))
}

export function detailsOf({ priority, services, manual }: CataloguePhrase): PhraseDetails {
  return { priority, services, manual }
}

export function addPhrase(
  section: MreSection,
  { priority, ...others }: PhraseDetails,
  texts: { en: string; ja: string },
): Promise<void> {
  const phrase = { section, ...others, ...texts, ...(priority && { priority }) }
  return refreshed(orThrow(client.mre.addMrePhrase(phrase)))
}
