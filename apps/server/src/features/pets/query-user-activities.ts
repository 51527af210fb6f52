import type {
  queryUserActivities as contract,
  WirePetListEntry,
} from '@systole/contract/hospitals/pets'
import { ageYears } from '@systole/domain/pets/age'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { wirePetName } from '@systole/domain/pets/pet'
import type { CallContext } from '../../app-context.ts'
import { toCounted } from '../../db/counted.ts'
import type { Scope } from '../../http/actor.ts'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { Call } from '../../http/serve.ts'
import {
  type ActivityFilter,
  COUNTED_PETS,
  countActivities,
  keyCountOf,
  listActivities,
  type PetActivity,
} from './pet-activity-store.ts'
import { type RecordSort, readRecordCursor, writeRecordCursor } from './record-cursor.ts'

const TYPE = { basic: 'Basic', advance: 'Advance' } as const
/** The limit for callers without paging, who get the whole year as specified. */
const WHOLE_YEAR = 10_000

/** Returns the hospital record list of a year, filtered, sorted and paged. Weight in kilograms here. NEW-4. */
export async function queryUserActivities(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const { params } = input
  const { year, pname: petName, species } = params
  const filter: ActivityFilter = { year, petName, species }
  const sort: RecordSort = {
    column: params.sort ?? 'lastVisit',
    direction: params.direction ?? 'descending',
  }
  const after = params.cursor ? readRecordCursor(sort, keyCountOf(sort), params.cursor) : undefined
  const limit = params.limit ?? WHOLE_YEAR
  const [found, { total, inYear }] = await Promise.all([
    listActivities(db, scope, { filter, sort, after, limit: limit + 1 }),
    after ?? countBoth(db, scope, filter),
  ])
  const page = found.slice(0, limit)
  const today = clock.now().toISOString().slice(0, 10)
  const place = after?.place ?? 0
  const last = page.at(-1)
  const next =
    found.length > limit && last
      ? writeRecordCursor(sort, { place: place + page.length, total, inYear, keys: last.keys })
      : ''
  const counted = toCounted(total, COUNTED_PETS)
  const countedInYear = toCounted(inYear, COUNTED_PETS)
  return {
    pets: page.map((pet, row) => presentActivity(pet, today, place + row)),
    total: counted.total,
    total_capped: counted.isCapped,
    in_year: countedInYear.total,
    in_year_capped: countedInYear.isCapped,
    next,
  }
}

/** Counts the matches and the whole year, on the first page only; the cursor carries the counts. */
async function countBoth(db: CallContext['db'], scope: Scope, filter: ActivityFilter) {
  const isNarrowed = Boolean(filter.petName?.trim() || filter.species)
  const whole = { ...filter, petName: undefined, species: undefined }
  const [inYear, total] = await Promise.all([
    countActivities(db, scope, whole),
    isNarrowed ? countActivities(db, scope, filter) : undefined,
  ])
  return { inYear, total: total ?? inYear }
}

function presentActivity(pet: PetActivity, today: string, place: number): WirePetListEntry {
  return {
    petName: wirePetName(pet),
    petType: pet.species,
    otherpettype: pet.otherSpecies,
    bid: pet.breedId ?? '',
    breed: breedName(pet),
    owner_name: pet.ownerName,
    age: ageYears(pet.birthDate, today),
    weight: pet.weightGrams / 1000,
    lastVisit: pet.visitedAt,
    lastVisitDisplay: pet.visitedAt.toISOString().slice(0, 10),
    idx: place,
    pid: pet.petId,
    ...presentCaseId(pet.caseId ?? ''),
    type: pet.mode ? TYPE[pet.mode] : '',
    reconsult: pet.reconsultable,
  }
}
