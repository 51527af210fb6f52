import { type SQL, sql } from 'drizzle-orm'
import { petNameReads } from '../../pets/pet-name-store.ts'

/** The pets read for each case of a page; other filters exclude the last case of some. */
const PETS_PER_CASE = 2

/**
 * Builds the CTEs up to `page`: the newest cases of pets with a common name. The pets are read in the order of their last visit;
 * no other pet has a case after the last visit read. If the cases after it do not fill the page, because other filters exclude
 * them, the cases are read `inOrder`.
 */
export function pageOfCommonName(
  name: string,
  { where, rows, inOrder }: { where: SQL; rows: number; inOrder: SQL },
): SQL {
  const limit = sql.raw(String(rows))
  const isFull = sql`(select count(*) = ${limit} from newest)`
  return sql`
    recent as materialized (select p.pet_id, p.visited_at from pets p where ${petNameReads(name)}
      order by p.visited_at desc nulls first, p.pet_id desc nulls first limit ${sql.raw(String(PETS_PER_CASE * rows))}),
    newest as materialized (select c.case_id, c.created_at as at from recent r join cases c on c.pet_id = r.pet_id
      where c.created_at > (select min(visited_at) from recent) and ${where}
      order by c.created_at desc, c.case_id desc limit ${limit}),
    page as (select * from newest where ${isFull} union all select * from ${inOrder} read where not ${isFull})`
}
