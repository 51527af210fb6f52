import { type SQL, sql } from 'drizzle-orm'
import { COUNTED_UP_TO, type Counted, countedOf, toCounted } from '../../../db/counted.ts'
import type { Db } from '../../../db/database.ts'
import { composeOnce, type SqlStatement, toStatement } from '../../../db/run-named.ts'
import type { Scope } from '../../../http/actor.ts'
import type { ReadRows } from '../../../http/read-as-caller.ts'
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
import { amongPets, anyOf, filterConditionsOf, ofOther } from './case-condition-store.ts'
import { unitedByPerson } from './case-person-store.ts'
import { type CaseFilter, type Search, searchNames } from './case-search-store.ts'
import { pageOfCommonName } from './common-name-store.ts'

export type CaseOrder = 'newest' | 'deadline'
export type CaseCursor = { at: Date; caseId: string }

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
  { db, read }: { db: Db; read: ReadRows },
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

const ORDER = {
  newest: { column: 'c.created_at', beyond: '<', direction: 'desc' },
  deadline: {
    column: `coalesce(c.due_at, '2200-01-01T00:00:00Z'::timestamptz)`,
    beyond: '>',
    direction: 'asc',
  },
} as const satisfies Record<CaseOrder, { column: string; beyond: string; direction: string }>

/** Counts several lists in one statement, each up to the cap. */
export async function countLists(
  db: Db,
  { filters, ...caller }: Pick<CaseListQuery, 'scope' | 'viewing'> & { filters: CaseFilter[] },
): Promise<Counted[]> {
  const counts = await Promise.all(
    filters.map(async (filter) => {
      const search = await searchNames(db, filter, caller.scope)
      const query = { ...caller, filter, order: 'newest' as const, limit: 1, after: undefined }
      return countedOf(countedFrom(query, search))
    }),
  )
  const { rows } = await db.execute<{ totals: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as totals`,
  )
  return (rows[0]?.totals ?? []).map((total) => toCounted(total))
}

/** Builds the list statement. Exported for the benchmark. */
export function caseListStatement(asked: CaseListQuery, search: Search = {}): SqlStatement {
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
  const matching = (rows: number) => {
    const read = (condition: SQL) =>
      sql`(select c.case_id, ${at} as at from cases c where ${condition} ${after} order by ${sorted('c')} ${limit(rows)})`
    const united = unitedByPerson(query.filter, search, (filter, person) =>
      read(sql`${whereOf({ ...query, filter }, search)} and ${person}`),
    )
    if (!united) return read(where)
    return sql`(select page.case_id, page.at from ${united} page order by ${sorted('page')} ${limit(rows)})`
  }
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
function withNameOnly(
  query: CaseListQuery,
  { hospitalsOrOther = [], creatorsOrOther, petsOrOther }: Search,
) {
  const { find, ...filter } = query.filter
  const canBeOther =
    hospitalsOrOther.length > 0 || creatorsOrOther?.length || petsOrOther || filter.petName
  if (!find?.trim() || canBeOther || /^[\w-]+$/.test(find.trim())) return query
  return { ...query, filter: { ...filter, petName: find } }
}

/** Builds the conditions of the page, or with `isCount` those of the count. */
function whereOf(query: CaseListQuery, search: Search, isCount = false): SQL {
  const { filter, scope, viewing } = query
  return sql.join(
    [inScope(scope), ...filterConditionsOf(filter, { scope, now: viewing.now, search, isCount })],
    sql` and `,
  )
}

/**
 * Builds the part after `from` of the count. `find` unites the cases of pets with those that the same text finds by other
 * columns, each looked up by its own index; the count needs only the first 1,001.
 */
function countedFrom(query: CaseListQuery, search: Search): SQL {
  const cap = sql.raw(String(COUNTED_UP_TO + 1))
  const united = unitedByPerson(
    query.filter,
    search,
    (filter, person) =>
      sql`(select c.case_id from cases c where ${whereOf({ ...query, filter }, search, true)} and ${person} limit ${cap})`,
  )
  if (united) return united
  const { find, ...filter } = query.filter
  if (!find?.trim()) return sql`cases c where ${whereOf(query, search, true)}`
  const where = whereOf({ ...query, filter }, search, true)
  const pets = search.petsOrOther
  const ofPets = pets ? sql`c.pet_id = ${anyOf(pets)}` : amongPets(find, query.scope)
  const branch = (found: SQL) =>
    sql`(select c.case_id from cases c where ${where} and ${found} limit ${cap})`
  return sql`(${branch(sql`(${ofOther(find, search)})`)} union ${branch(ofPets)}) found`
}
