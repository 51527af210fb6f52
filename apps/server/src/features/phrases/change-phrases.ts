import type {
  deletePhrase as deleteContract,
  queryPhrases as queryContract,
  savePhrase as saveContract,
} from '@systole/contract/phrases'
import { PhraseSection } from '@systole/domain/phrases/phrase'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import {
  findPhrase,
  findRemoved,
  listPhrases,
  type PhraseRow,
  TEST_TYPE,
  writePhrase,
} from './phrase-store.ts'

export async function queryPhrases({ db }: CallContext, { input }: Call<typeof queryContract>) {
  return { phrases: (await listPhrases(db, input.language)).map(presentPhrase) }
}

/** Changes reach what is written from now on; a draft keeps the words it took. */
export async function savePhrase(context: CallContext, call: Call<typeof saveContract>) {
  const { input, actor } = call
  const { phid, version, language, section, label, body } = input
  const held = phid
    ? await findPhrase(context.db, phid)
    : await findRemoved(context.db, { language, section, label })
  if (phid && (!held || held.removedAt)) throw fieldRefusal('phid', 'names no phrase')
  if (phid && held && held.version !== version) throw new AppError('versionConflict')
  const row: PhraseRow = {
    ...{ phraseId: held?.phraseId ?? newId('phrase'), testType: TEST_TYPE },
    ...{ language, section, label, body, version: (held?.version ?? 0) + 1 },
    ...{ mode: null, question: null, ownerId: null, place: 0 },
    ...{ changedBy: actor.accountId, changedAt: context.clock.now(), removedAt: null },
  }
  await writePhrase(context.db, row)
  await audit(context, call, { action: 'phrase.saved', phraseId: row.phraseId })
  return { phrase: presentPhrase(row) }
}

export async function deletePhrase(context: CallContext, call: Call<typeof deleteContract>) {
  const held = await findPhrase(context.db, call.input.phid)
  if (!held) throw fieldRefusal('phid', 'names no phrase')
  if (held.removedAt) return {}
  const now = context.clock.now()
  const changedBy = call.actor.accountId
  const version = held.version + 1
  await writePhrase(context.db, { ...held, version, changedBy, changedAt: now, removedAt: now })
  await audit(context, call, { action: 'phrase.deleted', phraseId: held.phraseId })
  return {}
}

function audit(
  { db, requestId }: CallContext,
  { actor }: Pick<Call<typeof deleteContract>, 'actor'>,
  { action, phraseId }: { action: string; phraseId: string },
): Promise<void> {
  return addAudit(db, { actor, requestId }, { action, object: `phrase:${phraseId}` })
}

function presentPhrase({ phraseId, section, label, body, version }: PhraseRow) {
  return { phid: phraseId, section: PhraseSection.parse(section), label, body, version }
}
