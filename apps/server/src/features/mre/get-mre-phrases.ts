import type { getMrePhrases as contract, MreMessage } from '@systole/contract/ecg/mre'
import { type MreLanguage, MreSection, sortedByLabel } from '@systole/domain/mre/mre-phrase'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { catalogueVersion, type MreTextRow, textsInForce } from './mre-store.ts'

/** Returns the catalogue as reviews use it. SPEC ECG-6. */
export async function getMrePhrases(
  { db }: CallContext,
  { input: { type } }: Call<typeof contract>,
) {
  const texts = (await textsInForce(db, type)).filter(({ text }) => text !== '')
  const sections = MreSection.options.map((section) => ({
    type: section,
    messages: messagesOf(
      section,
      texts.filter((each) => each.section === section),
    ),
  }))
  return { data: { type, version: await catalogueVersion(db), sections } }
}

function messagesOf(section: MreSection, texts: readonly MreTextRow[]) {
  const messages: Partial<Record<MreLanguage, MreMessage[]>> = { en: [], ja: [] }
  for (const row of texts) {
    const list = messages[row.language] ?? []
    list.push({ id: row.phraseId, value: row.text, extras: extrasOf(row) })
    messages[row.language] = list
  }
  if (section !== 'diagnosis') return messages
  return Object.fromEntries(
    Object.entries(messages).map(([language, list]) => [
      language,
      sortedByLabel(list, language as MreLanguage), // the keys of the record
    ]),
  )
}

export function extrasOf({
  priority,
  approvedAt,
}: Pick<MreTextRow, 'priority' | 'approvedAt'>): MreMessage['extras'] {
  return { ...(priority && { priority }), ...(approvedAt === null && { draft: true as const }) }
}
