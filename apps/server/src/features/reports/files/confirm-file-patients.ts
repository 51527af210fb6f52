import type {
  confirmFilePatients as confirmContract,
  queryFilePatients as queryContract,
} from '@systole/contract/files/file-patients'
import type { OtherPatientFile } from '@systole/domain/uploads/patients/file-belonging'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { recordCase } from '../../cases/record-case.ts'
import { requireCase } from '../../cases/require-case.ts'
import { requireAssignedCase } from '../drafting/require-assigned-case.ts'
import {
  deleteFilePatients,
  filesOfOtherPatients,
  writeFilePatients,
} from './file-patient-store.ts'
import { presentOtherPatient } from './present-other-patient.ts'

export async function queryFilePatients({ db }: CallContext, call: Call<typeof queryContract>) {
  const consult = await requireCase(db, call.input.caseId, call.scope)
  const found = await filesOfOtherPatients(db, consult)
  return {
    files: found.map(presentOtherPatient),
  }
}

/** Records why files that name another animal belong to the case. Requires that the caller writes its report. */
export async function confirmFilePatients(
  context: CallContext,
  call: Call<typeof confirmContract>,
) {
  const { db, clock, requestId } = context
  const { input, actor, scope } = call
  const { fids } = input
  const reason = input.reason.trim()
  const consult = await requireAssignedCase(context, { caseId: input.caseId, actor, scope })
  const found = await filesOfOtherPatients(db, consult)
  if (fids.some((fid) => !found.some(({ fileId }) => fileId === fid))) throw fieldRefusal('fids')
  const changed = found.filter(
    ({ fileId, belongsBecause }) => fids.includes(fileId) && belongsBecause !== reason,
  )
  if (changed.length === 0) return {}
  const saidAt = clock.now()
  const said = { reason, saidBy: actor.accountId, saidAt }
  if (reason === '') {
    await deleteFilePatients(
      db,
      changed.map(({ fileId }) => fileId),
    )
  } else {
    await writeFilePatients(
      db,
      changed.map(({ fileId, patient }) => ({ fileId, patientName: patient.name, ...said })),
    )
  }
  const { caseId, hospitalId } = consult
  const action = reason === '' ? 'file.patientUnconfirmed' : 'file.patientConfirmed'
  const to = namesOf(changed)
  const details = { files: changed.map(({ fileId }) => fileId), reason }
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, to, note: reason, at: saidAt, details },
  )
  return {}
}

/** Formats `a.dcm (WONG Biscuit)`, one per line. */
function namesOf(files: readonly OtherPatientFile[]): string {
  return files.map(({ name, patient }) => `${name} (${patient.name})`).join('\n')
}
