import type {
  deletePhrase as deleteContract,
  orderPhrases as orderContract,
  queryPhrases as queryContract,
  savePhrase as saveContract,
  notePhraseUse as takeContract,
} from '@systole/contract/reports/phrases'
import { mayChangePhrase, PhraseSection } from '@systole/domain/phrases/phrase'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { requireCase } from '../cases/require-case.ts'
import {
  addUse,
  findPhrase,
  findRemoved,
  type ListedPhrase,
  listPhrases,
  type PhraseRow,
  phrasesNamed,
  placePhrase,
  TEST_TYPE,
  writePhrase,
} from './phrase-store.ts'

export async function queryPhrases(
  { db }: CallContext,
  { input: { language }, actor: { accountId } }: Call<typeof queryContract>,
) {
  return { phrases: (await listPhrases(db, { language, accountId })).map(presentPhrase) }
}

/** Saves a phrase for later reports; existing drafts do not change. */
export async function savePhrase(context: CallContext, call: Call<typeof saveContract>) {
  const { input, actor } = call
  const { phid, version, language, section, label, body } = input
  const ownerId = input.own ? actor.accountId : null
  const stored = phid
    ? await findPhrase(context.db, phid, actor.accountId)
    : await findRemoved(context.db, { language, section, label, ownerId })
  if (phid && (!stored || stored.removedAt)) throw fieldRefusal('phid', 'names no phrase')
  refuseChange(actor, stored ?? { ownerId })
  if (phid && stored && stored.version !== version) throw new AppError('versionConflict')
  const before = stored ?? firstOf(ownerId)
  const row: PhraseRow = {
    ...before,
    ...{ language, section, label, body, version: before.version + 1 },
    ...{ mode: input.mode || null, question: input.question || null },
    ...{ changedBy: actor.accountId, changedAt: context.clock.now(), removedAt: null },
  }
  await writePhrase(context.db, row)
  await audit(context, call, { action: 'phrase.saved', phraseId: row.phraseId })
  return { phrase: presentPhrase({ ...row, used: 0 }) }
}

function firstOf(ownerId: string | null) {
  return { phraseId: newId('phrase'), testType: TEST_TYPE, ownerId, place: 0, version: 0 }
}

export async function deletePhrase(context: CallContext, call: Call<typeof deleteContract>) {
  const { actor, input } = call
  const stored = await findPhrase(context.db, input.phid, actor.accountId)
  if (!stored) throw fieldRefusal('phid', 'names no phrase')
  refuseChange(actor, stored)
  if (stored.removedAt) return {}
  const now = context.clock.now()
  const changedBy = actor.accountId
  const version = stored.version + 1
  await writePhrase(context.db, { ...stored, version, changedBy, changedAt: now, removedAt: now })
  await audit(context, call, { action: 'phrase.deleted', phraseId: stored.phraseId })
  return {}
}

/** Orders the phrases of one section as listed. */
export async function orderPhrases(context: CallContext, call: Call<typeof orderContract>) {
  const { input, actor } = call
  const rows = await phrasesNamed(context.db, input.phids)
  const [first] = rows
  const isWhole = rows.length === new Set(input.phids).size
  const isOneSection = rows.every(
    ({ language, section }) => language === first?.language && section === first.section,
  )
  const areTheirs = rows.every(({ ownerId }) => ownerId === null || ownerId === actor.accountId)
  if (!first || !isWhole || !isOneSection || !areTheirs)
    throw fieldRefusal('phids', 'names phrases that are not of one section')
  for (const row of rows) refuseChange(actor, row)
  for (const [place, phid] of input.phids.entries()) await placePhrase(context.db, phid, place)
  await audit(context, call, { action: 'phrase.ordered', phraseId: first.phraseId })
  return {}
}

export async function notePhraseUse(
  { db, clock }: CallContext,
  { input: { phid, caseId }, actor: { accountId }, scope }: Call<typeof takeContract>,
) {
  await requireCase(db, caseId, scope)
  if (!(await findPhrase(db, phid, accountId))) throw fieldRefusal('phid', 'names no phrase')
  await addUse(db, { phraseId: phid, caseId, accountId, usedAt: clock.now() })
  return {}
}

function refuseChange({ userType }: Actor, { ownerId }: Pick<PhraseRow, 'ownerId'>): void {
  if (!mayChangePhrase(userType, { isOwn: ownerId !== null })) throw new AppError('accessDenied')
}

function audit(
  { db, requestId }: CallContext,
  { actor }: Pick<Call<typeof deleteContract>, 'actor'>,
  { action, phraseId }: { action: string; phraseId: string },
): Promise<void> {
  return addAudit(db, { actor, requestId }, { action, object: `phrase:${phraseId}` })
}

function presentPhrase(row: ListedPhrase) {
  const { phraseId, section, label, body, version, mode, question, ownerId, place, used } = row
  return {
    phid: phraseId,
    section: PhraseSection.parse(section),
    ...{ label, body, version, place, used },
    mode: mode ?? ('' as const),
    question: question ?? ('' as const),
    own: ownerId !== null,
  }
}
