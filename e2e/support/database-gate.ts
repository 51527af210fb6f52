import pg from 'pg'
import { vi } from 'vitest'

const PATIENCE = { timeout: 60_000, interval: 10 }
/** The first number of the gates' advisory locks. */
const LOCKS = 4_200

export type DatabaseGate = {
  /** Makes the nth statement from now wait. Call it while no process is writing, so that the number is certain. */
  closeAhead(n: number): Promise<void>
  /** Resolves when a statement is waiting. */
  reached(): Promise<void>
  /** Lets the statement pass, as if the process had died after it; resolves when its transaction is over. */
  open(): Promise<void>
  /** Prevents the statement, as if the process had died before it; resolves when its transaction is over. */
  refuse(): Promise<void>
  end(): Promise<void>
}

/**
 * Opens a gate in the database before each row of one kind of statement, such as `insert on audit_log`, so that a process is killed
 * exactly there. An open transaction is rolled back in both cases; a statement outside of one has its effect if it passes.
 */
export async function databaseGate(
  connectionString: string,
  {
    statement,
    when,
  }: { statement: `${'insert' | 'update' | 'delete'} on ${string}`; when: string },
): Promise<DatabaseGate> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('create schema if not exists gates')
  const { rows: before } = await client.query(
    `select count(*)::int as count from pg_sequences where schemaname = 'gates'`,
  )
  const lock = LOCKS + before[0].count
  const name = `gate_${lock}`
  await client.query(`
    create sequence gates.${name};
    create function gates.${name}() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock_shared(${lock}, nextval('gates.${name}')::int);
      return case tg_op when 'DELETE' then old else new end;
    end $$;
    create trigger zz_${name} before ${statement} for each row when (${when}) execute function gates.${name}()`)
  let place = 0
  const set = (verb: 'lock' | 'unlock') =>
    client.query(`select pg_advisory_${verb}(${lock}, ${place})`)
  const waiting = `
    select pid from pg_locks join pg_database d on d.oid = database and d.datname = current_database()
    where not granted and locktype = 'advisory' and classid = ${lock}`
  const open = async () => {
    await set('unlock')
    await set('lock')
    await set('unlock')
  }
  return {
    open,
    async refuse() {
      await client.query(
        `select pg_terminate_backend(pid, ${PATIENCE.timeout}) from (${waiting}) each`,
      )
      await open()
    },
    async closeAhead(n) {
      const { rows } = await client.query(
        `select case when is_called then last_value else 0 end::int as passed from gates.${name}`,
      )
      place = rows[0].passed + n
      await set('lock')
    },
    async reached() {
      await vi.waitUntil(async () => {
        const { rows } = await client.query(waiting)
        return rows.length > 0
      }, PATIENCE)
    },
    end: () => client.end(),
  }
}
