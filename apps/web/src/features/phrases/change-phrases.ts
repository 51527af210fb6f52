import type { PhraseLanguage, PhraseSection } from '@systole/domain/phrases/phrase'
import { client } from '../../api/client.ts'
import type { KeptPhrase } from '../../api/phrases.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export type PhraseForm = {
  phid?: string
  version: number
  section: PhraseSection
  label: string
  body: string
  mode: NonNullable<KeptPhrase['mode']> | ''
  question: NonNullable<KeptPhrase['question']> | ''
}

export async function savePhrase(
  form: PhraseForm,
  { language, own }: { language: PhraseLanguage; own: boolean },
): Promise<void> {
  await orThrow(client.phrases.savePhrase({ ...form, language, own }))
  await refresh()
}

export async function retirePhrase(phid: string): Promise<void> {
  await orThrow(client.phrases.deletePhrase({ phid }))
  await refresh()
}

export async function orderPhrases(phids: string[]): Promise<void> {
  await orThrow(client.phrases.orderPhrases({ phids }))
  await refresh()
}

async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['phrases'] })
}
