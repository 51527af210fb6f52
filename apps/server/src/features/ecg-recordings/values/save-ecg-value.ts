import { saveEcgValue as contract } from '@systole/contract/ecg/values'
import { isPossible } from '@systole/domain/ecg-values/ecg-value'
import type { CallContext } from '../../../app-context.ts'
import { AppError, asSent } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { requireCase } from '../../cases/require-case.ts'
import { findRecording } from '../recording-store.ts'
import { addEcgValue, listEcgValues, lockRecording } from './ecg-value-store.ts'
import { presentEcgValue } from './present-ecg-value.ts'

/**
 * Keeps the value that a person gives in place of an automatic one, and what was automatic. No one overwrites a value unseen, and a
 * repeated save changes nothing. SPEC ECG-5.
 */
export async function saveEcgValue(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, requestId, clock } = context
  const { rid: recordingId, field, value = null, automatic = null } = input
  const { caseId } = await requireCase(db, input.caseId, scope)
  const recording = await findRecording(db, recordingId)
  if (recording?.caseId !== caseId) throw new AppError('caseNotFound')
  for (const [name, given] of Object.entries({ value, automatic }))
    if (given !== null && !isPossible(field, given)) throw fieldRefusal(name, 'Invalid value')

  await lockRecording(db, recordingId)
  const list = async () => ({
    values: (await listEcgValues(db, [recordingId])).map(presentEcgValue),
  })
  const known = await list()
  const newest = known.values.findLast((each) => each.field === field)
  if (newest && newest.value === value && newest.author.uid === actor.accountId) return known
  if ((newest?.version ?? 0) !== input.version)
    throw new AppError('versionConflict', { data: asSent(contract.output, known) })
  if (!newest && value === null) return known

  const analysisVersion = input.analysis_version ?? null
  await addEcgValue(db, {
    ...{ recordingId, field, value, automatic, analysisVersion },
    authorId: actor.accountId,
    createdAt: clock.now(),
  })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'ecgValue.saved',
      object: `case:${caseId}`,
      details: { recordingId, field, value, automatic },
    },
  )
  return list()
}
