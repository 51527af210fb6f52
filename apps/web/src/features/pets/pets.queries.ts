import { NamedPets, type RegisteredPet } from '@systole/contract/hospitals/pets'
import { decodeFields, encodeFields } from '@systole/contract/wire/codec'
import type { Species } from '@systole/domain/pets/pet'
import type { RecordColumn, SortDirection } from '@systole/domain/pets/record-list'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

const PAGE = 100
const RECENT = 5

export type BreedOption = Awaited<ReturnType<typeof readBreeds>>[number]

export const breedsQuery = (species: Species) =>
  queryOptions({
    queryKey: ['breeds', species],
    queryFn: () => readBreeds(species),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The filter of the hospital record list; an empty text matches every pet. */
export type RecordFilter = {
  find: string
  species: Species | ''
  year: number | ''
  sort: RecordColumn
  direction: SortDirection
}

/** Queries the hospital record list, page by page (NEW-4). */
export const recordsQuery = ({ find, species, year, sort, direction }: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['records', find, species, year, sort, direction],
    queryFn: ({ pageParam }) =>
      readRecords({
        sort,
        direction,
        limit: PAGE,
        ...(find && { identifierAndName: find }),
        ...(species && { species }),
        ...(year && { year }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false, // it would refetch every page read so far
  })

/** Queries the pets the hospital saw last. */
export const recentPetsQuery = queryOptions({
  queryKey: ['records', 'recent'],
  queryFn: async () => (await readRecords({ limit: RECENT })).pets,
})

const SUGGESTED = 6

/** Queries the hospital's pets of every year whose identifier or name contains the text; none for an empty text. */
export const suggestedPetsQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['records', 'suggested', wanted],
    queryFn: async () => (await readRecords({ identifierAndName: wanted, limit: SUGGESTED })).pets,
    placeholderData: keepPreviousData,
    enabled: wanted !== '',
  })

/** Queries one pet by its id. */
export const petQuery = (petId: string) =>
  queryOptions({
    queryKey: ['pet', petId],
    queryFn: async () => (await orThrow(client.pets.queryUserPet({ petId }))).pet,
  })

function readRecords(params: Parameters<typeof client.pets.queryUserActivities>[0]['params']) {
  return orThrow(client.pets.queryUserActivities({ params }))
}

async function readBreeds(species: Species) {
  return (await orThrow(client.pets.queryBreeds({ petSpecies: species }))).breeds
}

export type PetSearch = { identifier: string; name: string }

/**
 * Searches once more with the user's e-mail after Pet not exist (-111) (NEW-3). Returns every pet of the same bare name, to
 * choose from.
 */
export async function findRegisteredPets(
  { identifier, name }: PetSearch,
  userEmail: string,
): Promise<RegisteredPet[]> {
  const identifierAndName = [identifier, name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const ask = async (narrowed: { email?: string }) => {
    const reply = await client.pets.queryUserPet({ identifierAndName, ...narrowed })
    if (!reply.ok && reply.error === 'petNotFound') return matchesIn(reply.data)
    return [(await orThrow(Promise.resolve(reply))).pet]
  }
  const found = await ask({})
  return found.length > 0 ? found : ask({ email: userEmail })
}

/** Returns the pets listed in a refusal (-111, -126). */
export function matchesIn(data: unknown): RegisteredPet[] {
  const named = NamedPets.safeParse(encodeFields(data)) // a refusal is sent without a schema of its own
  return decodeFields(named.data?.pets ?? [])
}
