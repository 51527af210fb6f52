import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import { type MreLanguage, REQUIRED_LANGUAGES } from '@systole/domain/mre/mre-phrase'

export const PHRASE_STATES = ['inUse', 'toApprove', 'retired'] as const
export type PhraseState = (typeof PHRASE_STATES)[number]
export type CatalogueFilter = { shown: PhraseState; service: EcgService | 'all'; wanted: string }

export type TextVersion = CataloguePhrase['texts'][number]['versions'][number]

/** Returns the versions of a text, the newest first. */
export function versionsOf(
  { texts }: Pick<CataloguePhrase, 'texts'>,
  language: MreLanguage,
): readonly TextVersion[] {
  return texts.find((each) => each.language === language)?.versions ?? []
}

/** Returns the newest text of a language, unless it is empty. */
export function newestText(
  phrase: Pick<CataloguePhrase, 'texts'>,
  language: MreLanguage,
): TextVersion | undefined {
  const [newest] = versionsOf(phrase, language)
  return newest?.text === '' ? undefined : newest
}

/** Returns the drafts of a phrase that wait for approval, one of a language at most. */
export function draftsOf(phrase: CataloguePhrase) {
  return phrase.texts.flatMap(({ language, versions: [newest] }) =>
    newest?.status === 'draft' ? [{ id: phrase.id, language, version: newest.version }] : [],
  )
}

/** Returns the phrases that match: by id or any text in any language. */
export function matching(
  phrases: readonly CataloguePhrase[],
  { shown, service, wanted }: CatalogueFilter,
): CataloguePhrase[] {
  const sought = wanted.trim().toLowerCase()
  return phrases.filter((phrase) => {
    if (phrase.removed !== (shown === 'retired')) return false
    if (shown === 'toApprove' && draftsOf(phrase).length === 0) return false
    if (service !== 'all' && !phrase.services.includes(service)) return false
    const texts = phrase.texts.map(({ versions: [newest] }) => newest?.text ?? '')
    return [phrase.id, ...texts].join('\n').toLowerCase().includes(sought)
  })
}

/** Returns whether every phrase needs a text in the language. */
export function isRequired(language: MreLanguage): boolean {
  return REQUIRED_LANGUAGES.some((each) => each === language)
}
