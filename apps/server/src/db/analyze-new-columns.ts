import type { Client } from 'pg'

/**
 * Collects statistics of tables with rows that have a column or an indexed expression without statistics, as after a migration.
 * Until then the planner guesses: it expects `new_column is null` for one row in 200, and reads a list completely.
 */
export async function analyzeNewColumns(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(WITHOUT_STATISTICS)
  for (const { name } of rows) await client.query(`analyze ${name}`)
}

const WITHOUT_STATISTICS = `
  select distinct t.oid::regclass::text as name
  from pg_class t
  cross join lateral (
    select t.relname as owner, a.attname from pg_attribute a
    where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    union all
    select i.relname, a.attname from pg_index x
    join pg_class i on i.oid = x.indexrelid join pg_attribute a on a.attrelid = i.oid
    where x.indrelid = t.oid and x.indkey[a.attnum - 1] = 0 and x.indpred is null) col
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.reltuples > 0
    and not exists (select 1 from pg_stats s
      where s.schemaname = 'public' and s.tablename = col.owner and s.attname = col.attname)`
