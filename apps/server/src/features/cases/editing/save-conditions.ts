import type { updateSession as contract } from '@systole/contract/cases/cases'
import { isEditable } from '@systole/domain/cases/case-status'
import {
  type RecordingConditions,
  toStatedConditions,
} from '@systole/domain/ecg-recordings/conditions'
import type { CallContext } from '../../../app-context.ts'
import { requireAccess } from '../../../http/access/require-access.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../case-row-store.ts'
import { changeCase } from '../case-store.ts'
import { recordCase } from '../record-case.ts'

/** Saves how the ECGs of a case were recorded, until it is submitted. What was stated before is replaced. E31. */
export async function saveConditions(
  context: CallContext,
  { actor }: Call<typeof contract>,
  consult: CaseRow,
  stated: RecordingConditions,
): Promise<void> {
  requireAccess(actor, 'writeClinicalInput')
  if (!isEditable(consult.status, consult.service)) throw new AppError('wrongStatus')
  const { caseId, hospitalId } = consult
  const now = context.clock.now()
  await changeCase(context.db, caseId, { recordingConditions: toStatedConditions(stated) }, now)
  await recordCase(context, { caseId, hospitalId, actor, action: 'clinical.saved', at: now })
}
