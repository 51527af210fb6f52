import { type SQL, sql } from 'drizzle-orm'
import type { CaseFilter, Search } from './case-search-store.ts'
import { PARTS_OF_PEOPLE } from './counted-event-store.ts'

/** The columns of those who read or review a case; an assignee who prepares it is its reader meanwhile. */
const READERS = PARTS_OF_PEOPLE.filter((column) => column !== 'patcher_id')

/** Builds the condition that one of these people reads or reviews case `c`, or did. */
export function readByAnyOf(ids: readonly string[] = []): SQL {
  return sql`(${sql.join(
    READERS.map((column) => named(column, ids)),
    sql` or `,
  )})`
}

/**
 * Unites what `read` finds for each column that can name the wanted people; `undefined` without such a filter. Each part reads an
 * index of its column in the order of the list: one condition over all columns would read either every case of a busy person or,
 * for a person of few cases, the whole list. Events limit the cases by themselves.
 */
export function unitedByPerson(
  filter: CaseFilter,
  search: Search,
  read: (filter: CaseFilter, person: SQL) => SQL,
): SQL | undefined {
  const { readerName, workerId, ...others } = filter
  if (filter.happened) return undefined
  if (workerId) return unite(PARTS_OF_PEOPLE, [workerId], { ...others, readerName }, read)
  if (readerName) return unite(READERS, search.readers ?? [], others, read)
  return undefined
}

function unite(
  columns: readonly string[],
  ids: readonly string[],
  filter: CaseFilter,
  read: (filter: CaseFilter, person: SQL) => SQL,
): SQL {
  const parts = columns.map((column) => read(filter, named(column, ids)))
  return sql`(${sql.join(parts, sql` union `)})`
}

/** Compares with one id by equality, so that an index of the column keeps the order of the list. */
function named(column: string, ids: readonly string[]): SQL {
  const [id] = ids
  const person = sql.raw(`c.${column}`)
  return ids.length === 1
    ? sql`${person} = ${id}`
    : sql`${person} = any(${sql.param([...ids])}::text[])`
}
