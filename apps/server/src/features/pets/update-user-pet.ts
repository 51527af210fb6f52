import { type updateUserPet as contract, NamedPets } from '@systole/contract/hospitals/pets'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { logCaseOnly } from '../cases/record-case.ts'
import { requirePlan } from '../credits/plans/require-plan.ts'
import {
  casesOfPet,
  findPetForChange,
  findPetsByName,
  isPetNameTaken,
  type NewPetRow,
  type PetRow,
  updatePet,
} from './pet-store.ts'
import { presentPet } from './present-pet.ts'
import { readBirthDate, readBreed, readName, readOwnerEmail } from './read-pet.ts'

/** Derived fields, which the log omits. */
const UNSAID = ['nameKey', 'weighedAt']

type Params = Call<typeof contract>['input']['params']

/** Corrects a record and logs the changes on the pet's cases. Another pet's name is refused with -126. */
export async function updateUserPet(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const pet = await findPetForChange(context.db, input.petId, scope)
  if (!pet) throw new AppError('petNotFound')
  const now = context.clock.now()
  const change = changesOf(pet, wanted(pet, input.params, now))
  const fields = Object.keys(change).filter((field) => !UNSAID.includes(field))
  if (fields.length === 0) {
    if (change.weighedAt) await updatePet(context.db, pet.petId, change, now)
    return { pet: presentPet({ ...pet, ...change }) }
  }
  const isRenamed = change.nameKey !== undefined
  if (isRenamed && (await isPetNameTaken(context.db, { ...pet, ...change }))) {
    const bearers = await findPetsByName(context.db, input.params.identifierAndName ?? '', scope)
    throw new AppError('duplicatePetName', {
      data: asSent(NamedPets, { pets: bearers.map(presentPet) }),
    })
  }
  await updatePet(context.db, pet.petId, { ...change, ...(isRenamed && { namesake: 0 }) }, now)
  for (const { caseId, hospitalId } of await casesOfPet(context.db, pet.petId)) {
    await logCaseOnly(context.db, {
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
  return { pet: presentPet({ ...pet, ...change }) }
}

/** Returns the changed fields; `undefined` keeps a value. */
function wanted(pet: PetRow, params: Params, now: Date): Partial<PetRow> {
  return {
    ...(params.identifierAndName !== undefined && readName(params.identifierAndName)),
    ...wantedBreed(pet, params),
    // The same weight given again confirms it.
    ...(params.weight !== undefined && { weightGrams: params.weight, weighedAt: now }),
    ...(params.neutered && { neutered: params.neutered }),
    ...(params.gender && { gender: params.gender }),
    ...(params.birthDate !== undefined && {
      birthDate: readBirthDate(params.birthDate, now),
      birthDateEstimated: false,
    }),
    ...(params.dob_estimated !== undefined && { birthDateEstimated: params.dob_estimated }),
    ...(params.size !== undefined && { size: params.size }),
    ...(params.owner_name !== undefined && { ownerName: params.owner_name }),
    ...(params.owner_email !== undefined && { ownerEmail: readOwnerEmail(params.owner_email) }),
    ...(params.owner_contact !== undefined && { ownerContact: params.owner_contact }),
  }
}

/** Species and breed depend on each other, so that one is validated with the other. */
function wantedBreed(pet: PetRow, params: Params): Partial<PetRow> {
  const { species = pet.species, breedId = pet.breedId ?? undefined } = params
  const { otherSpecies = pet.otherSpecies, otherBreed = pet.otherBreed } = params
  const asked = [params.species, params.breedId, params.otherSpecies, params.otherBreed]
  if (asked.every((value) => value === undefined)) return {}
  return { species, ...readBreed({ species, breedId, otherBreed, otherSpecies }) }
}

function changesOf(pet: PetRow, wanted: Partial<PetRow>): Partial<PetRow & NewPetRow> {
  const before = new Map<string, unknown>(Object.entries(pet))
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => before.get(field) !== value),
  )
}
