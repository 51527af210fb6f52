import { readCaseNumber } from '@systole/domain/cases/case-number'
import type { TimeBand } from '@systole/domain/cases/deadline'
import { statusesOfAll } from '@systole/domain/services/services'
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../../http/actor.ts'
import { petNameHolds, petNameReads } from '../../pets/pet-name-store.ts'
import { noteHolds, noteReads } from '../case-event-store.ts'
import { readByAnyOf } from './case-person-store.ts'
import type { CaseFilter, Search } from './case-search-store.ts'
import { eventCondition, tookMinutes, worker } from './counted-event-store.ts'

const BAND_MINUTES: Record<Exclude<TimeBand, 'over90'>, [from: number, to: number]> = {
  timeout: [-1e9, 0],
  under5: [0, 5],
  '5to10': [5, 10],
  '10to30': [10, 30],
  '30to90': [30, 90],
}

/** The statuses of all services in which the deadline runs, as literals, for which the planner has an index. */
const TIMED_STATUSES = sql.raw(quoted(statusesOfAll('queued', 'inWork')))

type Known = { scope: Scope; now: Date; search: Search; isCount: boolean }
type Conditions = {
  [Key in keyof CaseFilter]-?: (wanted: NonNullable<CaseFilter[Key]>, known: Known) => SQL
}

const CONDITIONS: Conditions = {
  // Statuses and services are written as literals, so that the planner knows how few cases are open and uses partial indexes.
  statuses: (wanted) => sql.raw(`c.status in (${quoted(wanted)})`),
  isReleased: (wanted) => sql`(c.closed_at is not null) = ${wanted}`,
  from: (wanted) => sql`c.created_at >= ${wanted.toISOString()}::timestamptz`,
  to: (wanted) => sql`c.created_at <= ${wanted.toISOString()}::timestamptz`,
  caseId: (wanted) => sql`c.case_id = ${wanted}`,
  caseNumber: ofNumber,
  petId: (wanted) => sql`c.pet_id = ${wanted}`,
  petName: (wanted, { search, scope, isCount }) => {
    if (wanted.trim() === '') return sql`true`
    if (search.pets) return sql`c.pet_id = ${anyOf(search.pets)}`
    return isCount ? amongPets(wanted, scope) : ofPetReading(wanted)
  },
  hospitalName: (_, { search }) => sql`c.hospital_id = ${anyOf(search.hospitals)}`,
  readerName: (_, { search }) => readByAnyOf(search.readers),
  email: (_, { search }) => sql`c.created_by = ${anyOf(search.creators)}`,
  band: (wanted, { now }) => {
    const minutes = sql`extract(epoch from c.due_at - coalesce(c.paused_at, ${now.toISOString()}::timestamptz)) / 60`
    const [from, to] = BAND_MINUTES[wanted]
    return sql`c.status in (${TIMED_STATUSES}) and c.due_at is not null and ${minutes} >= ${from} and ${minutes} < ${to}`
  },
  mode: (wanted) => sql`c.mode = ${wanted}`,
  result: ({ is, isReported }) =>
    sql`c.result = ${is}${isReported ? sql` and (c.service = 'econsult' or c.status = any(${sql.param(REPORTED)}::text[]))` : sql``}`,
  note: ({ holds, within }, { search }) =>
    sql`exists (select 1 from case_events e where e.case_id = c.case_id and ${search.isCommonNote ? noteReads(holds) : noteHolds(holds)}${within ? sql` and e.action = any(${sql.param([...within])}::text[])` : sql``})`,
  claim: ({ is, accountId }) => {
    if (is === 'free') return sql`c.reader_id is null`
    return is === 'mine' ? sql`c.reader_id = ${accountId}` : sql`c.reader_id <> ${accountId}`
  },
  // Looked up case by case, as one person may have signed reports of most pets.
  readBefore: ({ is, accountId }, { search }) =>
    sql`(select count(*) from (select 1 from cases k join reports r on r.case_id = k.case_id
      where k.pet_id = c.pet_id and k.case_id <> c.case_id and r.author_id = ${accountId} limit 1) read) = ${sql.raw(is ? '1' : '0')}
      ${search.petsReadBefore ? sql`and c.pet_id = ${anyOf(search.petsReadBefore)}` : sql``}`,
  // Looked up from the open requests, which are few: most released cases have none.
  awaitsAsync: ({ accountId }) =>
    sql`c.case_id = any(array(select q.case_id from second_review_requests q where q.kind = 'async' and q.decision is null))
      and c.first_reviewer_id is distinct from ${accountId} and c.second_reviewer_id is distinct from ${accountId}`,
  language: (_, { search }) => sql`c.hospital_id = ${anyOf(search.languageHospitals)}`,
  hasEnquiry: (has) =>
    sql`${sql.raw(has ? 'exists' : 'not exists')} (select 1 from enquiries e where e.case_id = c.case_id and e.answered_at is null and e.withdrawn_at is null)`,
  // With too many pets to list, one condition of unknown selectivity makes the planner read the list in its order.
  find: (wanted, { search }) => {
    if (wanted.trim() === '') return sql`true`
    const other = ofOther(wanted, search)
    const pets = search.petsOrOther
    return pets
      ? sql`(${other} or c.pet_id = ${anyOf(pets)})`
      : sql`(select ${other} or ${ofPetReading(wanted)})`
  },
  services: (wanted) => sql.raw(wanted.length > 0 ? `c.service in (${quoted(wanted)})` : 'false'),
  happened: eventCondition,
  took: tookMinutes,
  holderId: (wanted) => sql`c.reader_id = ${wanted}`,
  workerId: worker,
  fileKinds: (wanted) =>
    sql`exists (select 1 from files f where f.case_id = c.case_id and f.deleted_at is null and f.kind = any(${sql.param([...wanted])}::text[]))`,
}

/** The statuses in which a hospital sees the result of an ECG case. OPS-2. */
const REPORTED = statusesOfAll('released', 'rejected')

/** Writes constants of the code as literals. */
function quoted(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ')
}

export function anyOf(ids: readonly string[] = []): SQL {
  return sql`any(${sql.param([...ids])}::text[])`
}

/**
 * Selects cases of pets whose name contains the text, starting from these pets. Among all pets the name is so common that reading
 * pets one after the other soon finds enough.
 */
export function amongPets(wanted: string, scope: Scope): SQL {
  const named =
    scope.reach === 'own' ? petNameHolds(wanted, scope.hospitalId) : petNameReads(wanted)
  return sql`c.pet_id in (select p.pet_id from pets p where ${named})`
}

/** Selects the same cases, checked one by one: the planner cannot invert the condition and read all cases of all such pets. */
function ofPetReading(wanted: string): SQL {
  return sql`(select ${petNameReads(wanted)} from pets p where p.pet_id = c.pet_id)`
}

/** Selects cases by number, id, hospital or sender. */
export function ofOther(wanted: string, { hospitalsOrOther, creatorsOrOther }: Search): SQL {
  const ofSender = creatorsOrOther ? sql` or c.created_by = ${anyOf(creatorsOrOther)}` : sql``
  return sql`${ofNumber(wanted)} or c.case_id = ${wanted.trim()} or c.hospital_id = ${anyOf(hospitalsOrOther)}${ofSender}`
}

/** Selects by number, with or without the prefix of a service, as in `EC-24817`; other text matches nothing. */
function ofNumber(wanted: string): SQL {
  const number = readCaseNumber(wanted)
  return number === undefined ? sql`false` : sql`c.case_number = ${number}`
}

/** Builds the conditions of the filter; empty texts are ignored. */
export function filterConditionsOf(filter: CaseFilter, known: Known): SQL[] {
  return Object.entries(filter).flatMap(([key, wanted]) => {
    if (wanted === undefined || wanted === '') return []
    // The compiler cannot see that key and value are from the same entry.
    const condition = CONDITIONS[key as keyof CaseFilter] as (wanted: unknown, known: Known) => SQL
    return [condition(wanted, known)]
  })
}
