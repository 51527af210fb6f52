import type { EcgCondition } from '@systole/domain/ecg-cases/ecg-action'
import { type MissingToSend, missingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { missingConditions } from '@systole/domain/ecg-recordings/conditions'
import { mayHoldRecording } from '@systole/domain/ecg-recordings/ecg-file'
import { isVoluntary } from '@systole/domain/ecg-reviews/second-request'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { openRequest } from '../../ecg-reviews/second-request-store.ts'
import type { CaseRow } from '../case-row-store.ts'
import { ecgFormatsOf, recordingsOfCase } from './case-test-store.ts'
import { loadPreparation } from './load-preparation.ts'

type Context = Pick<CallContext, 'db'>
type Taken = { conditions: readonly string[]; actor: Pick<Actor, 'accountId'> | undefined }

/** The lacks that each condition of a step on the preparation covers. */
const LACKS: Partial<Record<EcgCondition, readonly MissingToSend['missing'][]>> = {
  everyRecordingPatched: ['recording', 'reading', 'patch', 'measuring', 'unsaved'],
  noUndecidedGroup: ['undecided'],
  checklistDone: ['checklistReason'],
  qualitySent: ['quality', 'qualityReason', 'qualityReview'],
  qualitySet: ['quality'],
}
/** The lacks that a reason mends. */
const REASONS: readonly MissingToSend['missing'][] = ['checklistReason', 'qualityReason']

/** Refuses a step whose conditions do not hold, and says which; a reason that is missing is -6026. Handbook 1.2, "only when". */
export async function refuseConditions(
  { db }: Context,
  consult: CaseRow,
  { conditions, actor }: Taken,
): Promise<void> {
  for (const condition of conditions) await OTHERS[condition]?.({ db }, consult, actor)
  const lacks = conditions.flatMap((name) => LACKS[name as EcgCondition] ?? []) // other names have none
  if (lacks.length === 0) return
  const found = missingToSend(await loadPreparation(db, consult.caseId))
  const missing = found.filter((each) => lacks.includes(each.missing))
  if (missing.length === 0) return
  const lacksReasons = missing.every((each) => REASONS.includes(each.missing))
  throw new AppError(lacksReasons ? 'reasonRequired' : 'wrongStatus', {
    message: lacksReasons
      ? 'The quality of a recording, or an open item of the checklist, lacks its reason.'
      : 'The preparation of this case is not complete.',
    data: { missing: missing.map(present) },
  })
}

function present(each: MissingToSend) {
  if (!('recordingId' in each)) return each
  const { recordingId: rid, ...others } = each
  return { ...others, rid }
}

type Check = (context: Context, consult: CaseRow, actor: Taken['actor']) => Promise<void> | void

const OTHERS: Readonly<Record<string, Check>> = {
  recording: async ({ db }, { caseId }) => {
    const formats = await ecgFormatsOf(db, caseId)
    if (!formats.some((format) => mayHoldRecording({ kind: 'ecg', format })))
      throw new AppError('requiredFilesMissing', { data: { missing: ['ecg'] } })
  },
  recordingConditions: (_, { recordingConditions }) => {
    const [name] = missingConditions(recordingConditions)
    if (name) throw fieldRefusal(`params.extraInfo.recording.${name}`, 'is missing')
  },
  everyRecordingRejected: async ({ db }, { caseId }) => {
    const isReading = (await recordingsOfCase(db, caseId)).some(
      ({ state }) => state === 'importing',
    )
    const { recordings } = await loadPreparation(db, caseId)
    const isRejected = recordings.every(
      ({ isReadable, quality }) => !isReadable || quality === 'rejected',
    )
    if (isReading || !isRejected)
      throw new AppError('wrongStatus', {
        message: 'A case is rejected once each of its recordings is.',
        data: { missing: [{ missing: 'rejected' }] },
      })
  },
  voluntarySecond: async ({ db }, { caseId }) => {
    const request = await openRequest(db, { caseId, kind: 'second' })
    if (!request || !isVoluntary(request))
      throw new AppError('wrongStatus', {
        message: 'This second review is required. It cannot be declined.',
        data: { reason: 'secondReviewRequired' },
      })
  },
  notFirstReviewer: (_, { firstReviewerId }, actor) => {
    if (actor && firstReviewerId === actor.accountId)
      throw new AppError('accessDenied', {
        message: 'Nobody reviews a case twice. Another reviewer reads it now.',
      })
  },
}
