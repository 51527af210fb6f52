import { type addPet as contract, NamedPets } from '@systole/contract/hospitals/pets'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { requirePlan } from '../credits/plans/require-plan.ts'
import { findPetsByName, insertPet } from './pet-store.ts'
import { presentPet, presentPetId } from './present-pet.ts'
import { readBirthDate, readBreed, readName, readOwnerEmail } from './read-pet.ts'

/**
 * Registers a pet in the caller's hospital; a name in use is -126 with the pets of that name, and creates nothing. NEW-6, NEW-8,
 * NEW-9.
 */
export async function addPet(context: CallContext, { input, actor, scope }: Call<typeof contract>) {
  requirePlan(actor)
  if (!actor.hospitalId) throw new AppError('accessDenied')
  const now = context.clock.now()
  const petId = newId('pet')
  const added = await insertPet(
    context.db,
    {
      petId,
      hospitalId: actor.hospitalId,
      ...readName(input.identifierAndName),
      species: input.species,
      ...readBreed(input),
      birthDate: readBirthDate(input.birthDate, now),
      birthDateEstimated: input.dob_estimated ?? false,
      gender: input.gender,
      neutered: input.neutered,
      weightGrams: input.weight,
      size: input.size ?? null,
      ownerName: input.owner_name ?? '',
      ownerEmail: readOwnerEmail(input.owner_email),
      ownerContact: input.owner_contact ?? '',
      location: input.location ?? '',
      deviceId: input.did ?? '',
      createdAt: now,
      updatedAt: now,
    },
    { override: input.override ?? false },
  )
  if (!added) {
    const bearers = await findPetsByName(context.db, input.identifierAndName, scope)
    throw new AppError('duplicatePetName', {
      data: asSent(NamedPets, { pets: bearers.map(presentPet) }),
    })
  }
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'pet.added', object: `pet:${petId}` },
  )
  return presentPetId(petId)
}
