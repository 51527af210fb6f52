import type { PgBoss } from 'pg-boss'
import { z } from 'zod'

const Row = z.object({ name: z.string() })

/** Returns the names of the queues that have jobs which may run now; reads only jobs that wait (index job_i11 of pg-boss). */
export async function selectWaitingQueues(boss: PgBoss): Promise<string[]> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`,
    )
  return rows.map((row) => Row.parse(row).name)
}
