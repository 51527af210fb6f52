import type { addPet as contract } from '@systole/contract/pets'
import { isEmail } from '@systole/domain/accounts/email'
import { AGE_MAX_YEARS, ageYears, birthDateFromWire } from '@systole/domain/pets/age'
import { splitWirePetName } from '@systole/domain/pets/pet'
import {
  type BreedRefusal,
  refuseBreed,
  refuseOtherSpecies,
} from '@systole/domain/pets/refuse-breed'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePlan } from '../../http/require-plan.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { insertPet, petNameKey } from './pet-store.ts'

/** Registers a pet in the caller's hospital; a name in use is -126 and creates nothing. NEW-6, NEW-8, NEW-9. */
export async function addPet(context: CallContext, { input, actor }: Call<typeof contract>) {
  requirePlan(actor)
  if (!actor.hospitalId) throw new AppError('accessDenied')
  const now = context.clock.now()
  const birthDate = readBirthDate(input.dob, now)
  const breed = readBreed(input)
  const pname = readName(input.pname)
  const petId = newId('pet')
  const added = await insertPet(
    context.db,
    {
      petId,
      hospitalId: actor.hospitalId,
      ...splitWirePetName(pname),
      nameKey: petNameKey(pname),
      species: input.species,
      birthDate,
      gender: input.gender,
      neutered: input.neutered,
      weightGrams: input.weight,
      size: input.size ?? null,
      ownerName: input.owner_name ?? '',
      ownerEmail: readOwnerEmail(input.owner_email),
      ownerContact: input.owner_contact ?? '',
      createdAt: now,
      updatedAt: now,
      ...breed,
    },
    { override: input.override ?? false },
  )
  if (!added) throw new AppError('duplicatePetName')
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'pet.added', object: `pet:${petId}` },
  )
  return { pid: petId }
}

/** Composed, with single spaces, as names are compared and shown. */
function readName(pname: string): string {
  const name = pname.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (name !== '') return name
  throw new AppError('invalidParameter', { message: 'pname is missing.', data: { field: 'pname' } })
}

/** Optional, but an address where it is given: the owner may be written to. */
export function readOwnerEmail(email: string | undefined): string {
  if (!email || isEmail(email)) return email ?? ''
  throw new AppError('invalidParameter', {
    message: 'owner_email is no e-mail address.',
    data: { field: 'owner_email' },
  })
}

/** The birth date, when it is a day, not in the future, and at most 110 years ago. */
export function readBirthDate(dob: string, now: Date): string {
  const birthDate = birthDateFromWire(dob)
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
  const today = now.toISOString().slice(0, 10)
  if (!birthDate || birthDate > tomorrow || ageYears(birthDate, today) > AGE_MAX_YEARS) {
    throw new AppError('invalidParameter', {
      message: 'dob must be a day of the last 110 years.',
      data: { field: 'dob' },
    })
  }
  return birthDate
}

const BREED_FIELD: Record<BreedRefusal, string> = {
  otherSpeciesMissing: 'otherpettype',
  otherBreedMissing: 'otherbreed',
  breedMissing: 'bid',
}

/** Others needs both texts; every other species a breed of its list. Spec §5. */
function readBreed({ species, bid, otherbreed, otherpettype }: Call<typeof contract>['input']) {
  const inWords = species === 'others'
  const breed = {
    breedId: inWords ? null : (bid ?? null),
    otherSpecies: inWords ? (otherpettype ?? '').trim() : '',
    otherBreed: inWords ? (otherbreed ?? '').trim() : '',
  }
  const refusal = refuseOtherSpecies({ species, ...breed }) ?? refuseBreed({ species, ...breed })
  if (!refusal) return breed
  const field = BREED_FIELD[refusal]
  throw new AppError('invalidParameter', {
    message: `${field} is missing or malformed.`,
    data: { field },
  })
}
