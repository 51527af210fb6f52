import type { queryUserActivities as contract } from '@systole/contract/hospitals/pets'
import type { CallContext } from '../../app-context.ts'
import { toCounted } from '../../db/counted.ts'
import type { Scope } from '../../http/actor.ts'
import type { Call } from '../../http/serve.ts'
import {
  type ActivityFilter,
  COUNTED_PETS,
  countActivities,
  keyCountOf,
  listActivities,
} from './pet-activity-store.ts'
import { presentActivity } from './present-activity.ts'
import { type RecordSort, readRecordCursor, writeRecordCursor } from './record-cursor.ts'

/** The limit for callers without paging, who get the whole year as specified. */
const WHOLE_YEAR = 10_000

/** Returns the hospital record list of a year, filtered, sorted and paged. Weight in kilograms here. NEW-4. */
export async function queryUserActivities(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const { params } = input
  const { year, identifierAndName: petName, species } = params
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
