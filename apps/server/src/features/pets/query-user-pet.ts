import type { queryUserPet as contract } from '@systole/contract/pets'
import { normalizeEmail } from '@systole/domain/accounts/email'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { findPetsByName, type PetRow } from './pet-store.ts'
import { presentPet } from './present-pet.ts'

/** One pet of the hospital by pname, narrowed by the owner's e-mail and contact where they are given. NEW-2, NEW-3. */
export async function queryUserPet(
  { db }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const found = await findPetsByName(db, input.pname, scope)
  const fits = (pet: PetRow) =>
    (!input.email ||
      normalizeEmail(input.email) === actor.email ||
      normalizeEmail(input.email) === normalizeEmail(pet.ownerEmail)) &&
    (!input.contact || input.contact.trim() === pet.ownerContact)
  const [pet, ...others] = found.filter(fits)
  if (!pet || others.length > 0) throw new AppError('petNotFound')
  return { pet: presentPet(pet) }
}
