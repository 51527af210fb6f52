import type {
  addMrePhrase as addContract,
  approveMreText as approveContract,
  CataloguePhrase,
  orderMrePhrases as orderContract,
  queryMreCatalogue as queryContract,
  removeMrePhrase as removeContract,
  saveMreText as saveContract,
  saveMrePhrase as savePhraseContract,
} from '@systole/contract/ecg/mre'
import { MreLanguage, type MreSection, REQUIRED_LANGUAGES } from '@systole/domain/mre/mre-phrase'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import {
  addMreText,
  addPhraseRow,
  approveText,
  type CatalogueTextRow,
  changePhraseRow,
  findMrePhrase,
  listMrePhrases,
  listMreTexts,
  type MrePhraseRow,
  newestMreText,
  phrasesOfSection,
  placeMrePhrase,
} from './mre-store.ts'

/** The place of a phrase that was added by the office: after those of the first catalogue. */
const LAST_PLACE = 10_000

export async function queryMreCatalogue({ db }: CallContext, _: Call<typeof queryContract>) {
  const texts = Map.groupBy(await listMreTexts(db), ({ phraseId }) => phraseId)
  const phrases = await listMrePhrases(db)
  return { phrases: phrases.map((row) => present(row, texts.get(row.phraseId) ?? [])) }
}

export async function addMrePhrase(context: CallContext, call: Call<typeof addContract>) {
  const { input, actor } = call
  const { section, services, manual: isManual = false } = input
  const priority = priorityOf(section, input.priority)
  const now = context.clock.now()
  const phraseId = newId('mre')
  await addPhraseRow(context.db, {
    ...{ phraseId, section, place: LAST_PLACE, createdBy: actor.accountId, createdAt: now },
    ...{ priority, isManual, ...(services && { services }) },
  })
  for (const language of REQUIRED_LANGUAGES) {
    const text = input[language]
    const written = { writtenBy: actor.accountId, writtenAt: now }
    await addMreText(context.db, { phraseId, language, text, ...written })
  }
  return changed(context, call, { action: 'mre.phraseAdded', phraseId })
}

/** Changes a phrase without its texts. Reviews that hold it keep what they have. */
export async function saveMrePhrase(context: CallContext, call: Call<typeof savePhraseContract>) {
  const { id: phraseId, version, services, manual: isManual } = call.input
  const row = await requirePhrase(context, phraseId)
  if (row.version !== version) throw new AppError('versionConflict')
  const priority = priorityOf(row.section, call.input.priority)
  const isSame =
    row.isManual === isManual &&
    row.priority === priority &&
    row.services.length === services.length &&
    row.services.every((each) => services.includes(each))
  if (!isSame) await changePhraseRow(context.db, phraseId, { services, isManual, priority })
  return changed(context, call, { action: 'mre.phraseChanged', phraseId })
}

/** Sets the order of a section. A list that lacks a phrase, which another admin added meanwhile, is refused. */
export async function orderMrePhrases(context: CallContext, call: Call<typeof orderContract>) {
  const { section, ids } = call.input
  const rows = await phrasesOfSection(context.db, section)
  const known = new Map(rows.map((row) => [row.phraseId, row]))
  const isWhole = new Set(ids).size === rows.length && ids.every((id) => known.has(id))
  if (!isWhole || ids.length !== rows.length) throw new AppError('versionConflict')
  const { db, requestId } = context
  for (const [place, phraseId] of ids.entries()) {
    if (rows[place]?.phraseId !== phraseId)
      await addAudit(
        db,
        { actor: call.actor, requestId },
        { action: 'mre.phraseMoved', object: `mrePhrase:${phraseId}`, details: { place } },
      )
    if (known.get(phraseId)?.place !== place) await placeMrePhrase(db, phraseId, place)
  }
  return {}
}

/** Returns the priority that is stored: evaluations need one, other sections have none. */
function priorityOf(section: MreSection, asked: MrePhraseRow['priority'] | undefined) {
  if (section !== 'evaluation') return null
  if (!asked) throw fieldRefusal('priority')
  return asked
}

/** Writes a draft. What was approved before stays in force until the draft is approved. */
export async function saveMreText(context: CallContext, call: Call<typeof saveContract>) {
  const { id: phraseId, language, text = '', version } = call.input
  await requirePhrase(context, phraseId)
  const isRequired = REQUIRED_LANGUAGES.some((each) => each === language)
  if (text === '' && isRequired) throw fieldRefusal('text')
  const newest = await newestMreText(context.db, { phraseId, language })
  if ((newest?.version ?? 0) !== version) throw new AppError('versionConflict')
  if (newest?.text !== text) {
    const written = { writtenBy: call.actor.accountId, writtenAt: context.clock.now() }
    await addMreText(context.db, { phraseId, language, text, ...written })
  }
  return changed(context, call, { action: 'mre.textWritten', phraseId, language })
}

export async function approveMreText(context: CallContext, call: Call<typeof approveContract>) {
  const { id: phraseId, language, version } = call.input
  await requirePhrase(context, phraseId)
  const newest = await newestMreText(context.db, { phraseId, language })
  if (!newest || newest.version !== version) throw new AppError('versionConflict')
  if (newest.approvedAt === null) {
    const approval = { approvedBy: call.actor.accountId, approvedAt: context.clock.now() }
    await approveText(context.db, version, approval)
  }
  return changed(context, call, { action: 'mre.textApproved', phraseId, language })
}

export async function removeMrePhrase(context: CallContext, call: Call<typeof removeContract>) {
  const { id: phraseId, removed } = call.input
  await requirePhrase(context, phraseId)
  await changePhraseRow(context.db, phraseId, { removedAt: removed ? context.clock.now() : null })
  const action = removed ? 'mre.phraseRemoved' : 'mre.phraseRestored'
  return changed(context, call, { action, phraseId })
}

async function requirePhrase({ db }: CallContext, phraseId: string): Promise<MrePhraseRow> {
  const row = await findMrePhrase(db, phraseId)
  if (!row) throw fieldRefusal('id', 'names no phrase')
  return row
}

/** Adds the change to the audit log and returns the phrase as it is now. */
async function changed(
  context: CallContext,
  { actor }: Pick<Call<typeof addContract>, 'actor'>,
  { action, phraseId, ...details }: { action: string; phraseId: string; language?: MreLanguage },
) {
  const { db, requestId } = context
  await addAudit(db, { actor, requestId }, { action, object: `mrePhrase:${phraseId}`, details })
  const row = await requirePhrase(context, phraseId)
  return { phrase: present(row, await listMreTexts(db, phraseId)) }
}

function present(row: MrePhraseRow, texts: readonly CatalogueTextRow[]): CataloguePhrase {
  const { phraseId: id, section, priority, isManual: manual, removedAt, services, version } = row
  return {
    ...{ id, section, priority, manual, services, version, removed: removedAt !== null },
    texts: MreLanguage.options.map((language) => ({
      language,
      versions: texts.filter((each) => each.language === language).map(presentText),
    })),
  }
}

function presentText({ version, text, approvedAt, writtenAt, writer, approver }: CatalogueTextRow) {
  return {
    ...{ version, text, status: approvedAt ? ('approved' as const) : ('draft' as const) },
    ...{ written_by: writer, written: writtenAt },
    ...{ approved_by: approver, approved: approvedAt },
  }
}
