import type { updateUserPet as contract } from '@systole/contract/pets'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePlan } from '../../http/require-plan.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import { readBirthDate, readOwnerEmail } from './add-pet.ts'
import { casesOfPet, findPet, type NewPetRow, updatePet } from './pet-store.ts'
import { presentPet } from './present-pet.ts'

/** Corrects a record; the change is logged on the pet's cases. */
export async function updateUserPet(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const pet = await findPet(context.db, input.pid, scope)
  if (!pet) throw new AppError('petNotFound')
  const now = context.clock.now()
  const change = toChange(input.params, now)
  const fields = Object.keys(change)
  if (fields.length > 0) {
    await updatePet(context.db, pet.petId, change, now)
    for (const { caseId, hospitalId } of await casesOfPet(context.db, pet.petId)) {
      await addCaseEvent(context.db, {
        caseId,
        hospitalId,
        actor,
        action: 'pet.corrected',
        note: fields.join(', '),
        at: now,
      })
    }
    await addAudit(
      context.db,
      { actor, requestId: context.requestId },
      { action: 'pet.corrected', object: `pet:${pet.petId}`, details: { fields } },
    )
  }
  const after = await findPet(context.db, input.pid, scope)
  if (!after) throw new AppError('petNotFound')
  return { pet: presentPet(after) }
}

function toChange(params: Call<typeof contract>['input']['params'], now: Date): Partial<NewPetRow> {
  const change = {
    weightGrams: params.weight,
    neutered: params.neutered,
    gender: params.gender,
    birthDate: params.dob === undefined ? undefined : readBirthDate(params.dob, now),
    size: params.size,
    ownerName: params.owner_name,
    ownerEmail: params.owner_email === undefined ? undefined : readOwnerEmail(params.owner_email),
    ownerContact: params.owner_contact,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
