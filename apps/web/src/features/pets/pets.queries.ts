import type { WirePet } from '@systole/contract/pets'
import type { Species } from '@systole/domain/pets/pet'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export const FIRST_RECORD_YEAR = 2019

export type BreedOption = Awaited<ReturnType<typeof readBreeds>>[number]

export const breedsQuery = (species: Species) =>
  queryOptions({
    queryKey: ['breeds', species],
    queryFn: () => readBreeds(species),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The hospital record list of one year (NEW-4). */
export const recordsQuery = (year: number) =>
  queryOptions({
    queryKey: ['records', year],
    queryFn: async () =>
      (await orThrow(client.pets.queryUserActivities({ params: { year } }))).pets,
  })

async function readBreeds(species: Species) {
  return (await orThrow(client.pets.queryBreeds({ tpet: species }))).breeds
}

export type PetSearch = { identifier: string; name: string }

/** Pet not exist (-111) is asked once more with the user's e-mail; then nothing was found (NEW-3). */
export async function findRegisteredPet(
  { identifier, name }: PetSearch,
  userEmail: string,
): Promise<WirePet | undefined> {
  const pname = [identifier, name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const ask = async (narrowed: { email?: string }) => {
    const reply = await client.pets.queryUserPet({ pname, ...narrowed })
    if (!reply.ok && reply.error === 'petNotFound') return undefined
    return (await orThrow(Promise.resolve(reply))).pet
  }
  return (await ask({})) ?? ask({ email: userEmail })
}
