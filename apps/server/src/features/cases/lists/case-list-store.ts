import { readCaseNumber } from '@systole/domain/cases/case-number'
import type { TimeBand } from '@systole/domain/cases/deadline'
import { statusesOfAll } from '@systole/domain/services/services'
import { type SQL, sql } from 'drizzle-orm'
import { COUNTED_UP_TO, type Counted, countedOf, toCounted } from '../../../db/counted.ts'
import type { Db } from '../../../db/database.ts'
import { composeOnce, type Statement, toStatement } from '../../../db/run-named.ts'
import type { Scope } from '../../../http/actor.ts'
import type { Read } from '../../../http/read-as-caller.ts'
import { petNameHolds, petNameReads } from '../../pets/pet-name-store.ts'
import { noteHolds, noteReads } from '../case-event-store.ts'
import { joinRelatedOfPage } from '../case-related-store.ts'
import { CASE_TABLES_TEXT, inScope } from '../case-row-store.ts'
import {
  type CaseView,
  callerKey,
  callerValues,
  relatedParts,
  toCaseView,
  type Viewing,
  viewColumns,
  withValues,
} from '../views/case-view-store.ts'
import { happened, tookMinutes, worker } from './case-happening-store.ts'
import { type CaseFilter, type Search, searchNames } from './case-search-store.ts'
import { pageOfCommonName } from './common-name-store.ts'

export type CaseOrder = 'newest' | 'deadline'
export type CaseCursor = { at: Date; caseId: string }

const BAND_MINUTES: Record<Exclude<TimeBand, 'over90'>, [from: number, to: number]> = {
  timeout: [-1e9, 0],
  under5: [0, 5],
  '5to10': [5, 10],
  '10to30': [10, 30],
  '30to90': [30, 90],
}

export type CaseListQuery = {
  filter: CaseFilter
  scope: Scope
  order: CaseOrder
  limit: number
  after: CaseCursor | undefined
  viewing: Viewing
}

/** Returns one page after the cursor, whether more follow, and the capped total, newest first or by deadline. */
export async function listCases(
  { db, read }: { db: Db; read: Read },
  query: CaseListQuery,
): Promise<{ rows: CaseView[]; hasMore: boolean; counted: Counted }> {
  const search = await searchNames(db, query.filter, query.scope)
  const rows = await read(caseListStatement(query, search))
  const [first] = rows
  return {
    rows: rows.map(toCaseView),
    hasMore: first?.hasMore === true,
    counted: toCounted(first?.total),
  }
}

/** The statuses of all services in which the deadline runs, as literals, for which the planner has an index. */
const TIMED_STATUSES = sql.raw(quoted(statusesOfAll('queued', 'inWork')))

const ORDER = {
  newest: { column: 'c.created_at', beyond: '<', direction: 'desc' },
  deadline: {
    column: `coalesce(c.due_at, '2200-01-01T00:00:00Z'::timestamptz)`,
    beyond: '>',
    direction: 'asc',
  },
} as const satisfies Record<CaseOrder, { column: string; beyond: string; direction: string }>

/** Builds the list statement. Exported for the benchmark. */
export function caseListStatement(asked: CaseListQuery, search: Search = {}): Statement {
  const query = withNameOnly(asked, search)
  const { filter, order, limit, after } = query
  const { statuses, ...others } = filter
  if (!after && Object.values(others).every((wanted) => wanted === undefined)) {
    const key = `list ${callerKey(query)} ${order} ${limit} ${statuses ?? ''}`
    return composeOnce(key, callerValues(query), (placeholders) =>
      composeList(withValues(query, placeholders), search),
    )
  }
  const statement = toStatement(composeList(query, search))
  return SEARCHING.some((key) => filter[key]) ? { ...statement, name: undefined } : statement
}

/** Composes the list: paging and counting use only the cases table, and other columns are read for the page. */
function composeList(query: CaseListQuery, search: Search): SQL {
  const { column, beyond, direction } = ORDER[query.order]
  const where = whereOf(query, search)
  const at = sql.raw(column)
  const sorted = (table: string) =>
    sql.raw(`${table === 'page' ? 'page.at' : column} ${direction}, ${table}.case_id ${direction}`)
  const after = query.after
    ? sql`and (${at}, c.case_id) ${sql.raw(beyond)} (${query.after.at.toISOString()}::timestamptz, ${query.after.caseId})`
    : sql``
  // Written as a literal, so that the plan of one page size is cached; with a parameter each call is planned.
  const limit = (rows: number) => sql.raw(`limit ${Math.trunc(rows)}`)
  const matching = (rows: number) =>
    sql`(select c.case_id, ${at} as at from cases c where ${where} ${after} order by ${sorted('c')} ${limit(rows)})`
  const isFoundOnce = !query.after && countsAsItReads(query, search)
  const found = Math.max(COUNTED_UP_TO, query.limit) + 1
  const page = isFoundOnce
    ? sql`found as materialized ${matching(found)}, page as (select * from found page order by ${sorted('page')} ${limit(query.limit + 1)})`
    : pageOf(query, search, matching(query.limit + 1))
  const counted = isFoundOnce ? sql`found` : countedFrom(query, search)
  return sql`
    with ${page}
    select ${viewColumns(query.viewing)}, ${countedOf(counted)} as total,
      (select count(*) from page) > ${sql.raw(String(query.limit))} as "hasMore"
    from page join ${sql.raw(CASE_TABLES_TEXT)} on c.case_id = page.case_id
      ${sql.raw(joinRelatedOfPage(relatedParts(query.viewing)))}
    order by ${sorted('page')} ${limit(query.limit)}`
}

/** Filters of very different selectivity; their statements are planned each time. */
const SEARCHING: readonly (keyof CaseFilter)[] = [
  ...(['petName', 'hospitalName', 'readerName', 'email', 'find'] as const),
  ...(['language', 'note', 'fileKinds', 'readBefore'] as const),
  ...(['happened', 'took', 'holderId', 'workerId'] as const),
]

/**
 * Returns true if counting has to look at the same cases as the first page: then the newest ones up to the cap are found once,
 * for both. A name that many pets have is counted from its pets instead.
 */
function countsAsItReads({ filter }: CaseListQuery, search: Search): boolean {
  return Boolean(search.pets || filter.readBefore || (filter.note && !search.isCommonNote))
}

/** Builds the page: `inOrder`, or for a name that many of all pets have, from these pets. */
function pageOf(query: CaseListQuery, search: Search, inOrder: SQL): SQL {
  const { petName, ...filter } = query.filter
  const isOfAll = query.scope.reach !== 'own' && query.order === 'newest' && !query.after
  if (!petName?.trim() || !isOfAll) return sql`page as ${inOrder}`
  const where = whereOf({ ...query, filter }, search)
  return pageOfCommonName(petName, { where, rows: Math.trunc(query.limit) + 1, inOrder })
}

/** Replaces `find` by a pet's name if nothing else can match it; a case id is written in letters and digits. */
function withNameOnly(query: CaseListQuery, { hospitalsOrOther = [], petsOrOther }: Search) {
  const { find, ...filter } = query.filter
  const canBeOther = hospitalsOrOther.length > 0 || petsOrOther || filter.petName
  if (!find?.trim() || canBeOther || /^[\w-]+$/.test(find.trim())) return query
  return { ...query, filter: { ...filter, petName: find } }
}

/** Builds the conditions of the page, or with `isCount` those of the count. */
function whereOf(query: CaseListQuery, search: Search, isCount = false): SQL {
  return sql.join([inScope(query.scope), ...conditions(query, search, isCount)], sql` and `)
}

/**
 * Builds the part after `from` of the count. `find` unites the cases of pets with those that the same text finds by other
 * columns, each looked up by its own index; the count needs only the first 1,001.
 */
function countedFrom(query: CaseListQuery, search: Search): SQL {
  const { find, ...filter } = query.filter
  if (!find?.trim()) return sql`cases c where ${whereOf(query, search, true)}`
  const where = whereOf({ ...query, filter }, search, true)
  const pets = search.petsOrOther
  const ofPets = pets ? sql`c.pet_id = ${anyOf(pets)}` : amongPets(find, query.scope)
  const branch = (found: SQL) =>
    sql`(select c.case_id from cases c where ${where} and ${found} limit ${sql.raw(String(COUNTED_UP_TO + 1))})`
  return sql`(${branch(sql`(${ofOther(find, search)})`)} union ${branch(ofPets)}) found`
}

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
  readerName: (_, { search }) => sql`c.reader_id = ${anyOf(search.readers)}`,
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
  happened,
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

function anyOf(ids: readonly string[] = []): SQL {
  return sql`any(${sql.param([...ids])}::text[])`
}

/**
 * Selects cases of pets whose name contains the text, starting from these pets. Among all pets the name is so common that reading
 * pets one after the other soon finds enough.
 */
function amongPets(wanted: string, scope: Scope): SQL {
  const named =
    scope.reach === 'own' ? petNameHolds(wanted, scope.hospitalId) : petNameReads(wanted)
  return sql`c.pet_id in (select p.pet_id from pets p where ${named})`
}

/** Selects the same cases, checked one by one: the planner cannot invert the condition and read all cases of all such pets. */
function ofPetReading(wanted: string): SQL {
  return sql`(select ${petNameReads(wanted)} from pets p where p.pet_id = c.pet_id)`
}

/** Selects cases by number, id or hospital. */
function ofOther(wanted: string, { hospitalsOrOther }: Search): SQL {
  return sql`${ofNumber(wanted)} or c.case_id = ${wanted.trim()} or c.hospital_id = ${anyOf(hospitalsOrOther)}`
}

/** Selects by number, with or without the prefix of a service, as in `EC-24817`; other text matches nothing. */
function ofNumber(wanted: string): SQL {
  const number = readCaseNumber(wanted)
  return number === undefined ? sql`false` : sql`c.case_number = ${number}`
}

/** Builds the conditions of the filter; empty texts are ignored. */
function conditions(
  { filter, scope, viewing }: CaseListQuery,
  search: Search,
  isCount: boolean,
): SQL[] {
  return Object.entries(filter).flatMap(([key, wanted]) => {
    if (wanted === undefined || wanted === '') return []
    // The compiler cannot see that key and value are from the same entry.
    const condition = CONDITIONS[key as keyof CaseFilter] as (wanted: unknown, known: Known) => SQL
    return [condition(wanted, { scope, now: viewing.now, search, isCount })]
  })
}
