import type { queryMreHistory as contract, PhraseChange } from '@systole/contract/ecg/mre'
import { MreLanguage } from '@systole/domain/mre/mre-phrase'
import type { CallContext } from '../../app-context.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { findMrePhrase, listMreTexts, phraseAudit } from './mre-store.ts'

const CHANGES: Readonly<Record<string, PhraseChange['change']>> = {
  'mre.phraseAdded': 'added',
  'mre.phraseChanged': 'changed',
  'mre.phraseMoved': 'moved',
  'mre.phraseRemoved': 'removed',
  'mre.phraseRestored': 'restored',
}

/** Returns the changes of a phrase: those of its texts, which are kept with them, and those of the audit log. */
export async function queryMreHistory(
  { db }: CallContext,
  { input: { id: phraseId } }: Call<typeof contract>,
): Promise<{ changes: PhraseChange[] }> {
  if (!(await findMrePhrase(db, phraseId))) throw fieldRefusal('id', 'names no phrase')
  const texts = await listMreTexts(db, phraseId)
  const written = texts.map(({ writtenAt, writer, language, text }) => ({
    ...{ at: writtenAt, by: writer, language, text },
    change: 'textWritten' as const,
  }))
  const approved = texts.flatMap(({ approvedAt, approver, language, text }) =>
    approvedAt
      ? [{ at: approvedAt, by: approver, language, text, change: 'textApproved' as const }]
      : [],
  )
  const others = (await phraseAudit(db, phraseId)).flatMap(({ at, by, action }) => {
    const change = CHANGES[action]
    return change ? [{ at, by, change, language: undefined, text: undefined }] : []
  })
  return {
    changes: [...approved, ...written, ...others]
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ at, by, change, language, text }) => ({
        ...{ time: at, by, change },
        ...(language && { language: MreLanguage.parse(language), text }),
      })),
  }
}
