import { type queryUserPet as contract, NamedPets } from '@systole/contract/hospitals/pets'
import { normalizeEmail } from '@systole/domain/accounts/email'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { findPet, findPetsByName, type PetRow } from './pet-store.ts'
import { presentPet } from './present-pet.ts'

/**
 * Returns one pet of the hospital by id, or by identifierAndName with the owner's e-mail and contact as filters. Several of one bare name:
 * -111 with all of them. NEW-2, NEW-3.
 */
export async function queryUserPet(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  if (input.petId !== undefined) {
    const pet = await findPet(db, input.petId, scope)
    if (!pet) throw new AppError('petNotFound')
    return { pet: presentPet(pet) }
  }
  if (!input.identifierAndName?.trim()) {
    throw fieldRefusal('identifierAndName', 'is missing')
  }
  const found = await findPetsByName(db, input.identifierAndName, scope, input.vname)
  const fits = (pet: PetRow) =>
    (!input.email ||
      normalizeEmail(input.email) === actor.email ||
      normalizeEmail(input.email) === normalizeEmail(pet.ownerEmail)) &&
    (!input.contact || input.contact.trim() === pet.ownerContact)
  const fitting = found.filter(fits)
  const [pet, ...others] = fitting
  if (!pet || others.length > 0) {
    throw new AppError('petNotFound', {
      data: asSent(NamedPets, { pets: fitting.map(presentPet) }),
    })
  }
  return { pet: presentPet(pet) }
}
