import type { createSession as contract } from '@systole/contract/cases/cases'
import { encodeClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import { toSentClinicalInput } from '@systole/domain/clinical/invalid-clinical-fields'
import { toStatedConditions } from '@systole/domain/ecg-recordings/conditions'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { requirePlan } from '../../credits/plans/require-plan.ts'
import { findPet } from '../../pets/pet-store.ts'
import { insertCase } from '../case-store.ts'
import { recordCase } from '../record-case.ts'
import { requireOffered } from './require-offered.ts'

/** Opens a case for a pet of the hospital: an eConsult, or another service that is offered. NEW-10. */
export async function createSession(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const { serviceId: service = 'econsult' } = input
  await requireOffered(context, service)
  const pet = await findPet(context.db, input.petId, scope)
  if (!pet) throw new AppError('petNotFound')
  const caseId = newId('case')
  const now = context.clock.now()
  const clinicalInput = input.clinical_input
    ? encodeClinicalInput(toSentClinicalInput(input.clinical_input))
    : null
  const stated = input.extraInfo?.recording
  const recordingConditions = stated ? toStatedConditions(stated) : null
  const { petId, hospitalId } = pet
  await insertCase(context.db, {
    caseId,
    hospitalId,
    petId,
    service,
    createdBy: actor.accountId,
    clinicalInput,
    recordingConditions,
    now,
  })
  await recordCase(context, {
    caseId,
    hospitalId,
    actor,
    action: 'case.opened',
    to: 'open',
    at: now,
  })
  return presentCaseId(caseId)
}
