import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../apps/server/src/project-root.ts'
import type { ListCall } from '../../apps/server/src/testing/list-calls.ts'
import { largePortals } from './large-portals.ts'
import { measureList } from './measure-lists.ts'
import { replayWithout } from './replay-statements.ts'

const BOUND_MS = 50
/** The migrations whose indexes were made for lists of this size. */
const OF_LISTS = [
  ...['0026_checkouts_of_case', '0031_lists_at_scale'],
  ...['0035_index_only_lists', '0036_pets_newest_named', '0049_lists_by_service'],
  '0050_operations',
]

type Measured = Awaited<ReturnType<typeof measureList>>

/**
 * Prints the time of a call for each list, beside two baselines of the same run: the same list of a portal of demo size, and the
 * same statements without the indexes made for a million cases.
 */
export async function compareLists(lists: readonly ListCall[]): Promise<void> {
  const { large, demo } = await largePortals()
  const pairs: [ListCall, ours: Measured, small: Measured][] = []
  for (const list of lists)
    pairs.push([list, await measureList(large, list), await measureList(demo, list)])
  const { connectionString } = large
  const statements = new Map(pairs.map(([[name], ours]) => [name, ours.statements]))
  const indexed = await replayWithout([], { connectionString, lists: statements })
  const bare = await replayWithout(indexesOfLists(), { connectionString, lists: statements })
  console.log(
    `${lists.length} lists at ${large.cases} cases: the whole call (bound ${BOUND_MS} ms at p50), x that at ${demo.cases} cases; its SQL, and the same without the indexes of ${OF_LISTS.join(', ')}`,
  )
  for (const [[name], ours, small] of pairs) {
    const { p50, p95, databaseCpuMs } = ours
    console.log(
      `  ${name.padEnd(35)} p50 ${ms(p50)} p95 ${ms(p95)} database CPU ${ms(databaseCpuMs)} ${(p50 / small.p50).toFixed(1).padStart(5)} x demo  SQL ${ms(indexed.get(name))} without ${ms(bare.get(name))}${p50 > BOUND_MS ? '  MISSED' : ''}`,
    )
    if (p50 > BOUND_MS) process.exitCode = 1
  }
}

function ms(time: number | undefined): string {
  return time === undefined ? 'cut off' : `${time.toFixed(1).padStart(7)}`
}

function indexesOfLists(): string[] {
  const folder = join(projectRoot(), 'apps/server/migrations')
  const migrations = OF_LISTS.map((name) => readFileSync(join(folder, `${name}.sql`), 'utf8'))
  return migrations.flatMap((text) =>
    [...text.matchAll(/INDEX IF NOT EXISTS "(\w+)"/g)].map(([, name = '']) => name),
  )
}
