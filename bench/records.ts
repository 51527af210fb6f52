import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import {
  countActivities,
  listActivities,
} from '../apps/server/src/features/pets/pet-activity-store.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { insertManyPets } from '../apps/server/src/testing/many-pets.ts'
import { median } from './support/load.ts'

const PETS = 10_000
const PAGE = 101
const ROUNDS = 15
const BOUND_MS = 100

const QUESTIONS = [
  ['newest first', undefined, 'lastVisit'],
  ['by name', undefined, 'name'],
  ['by type', undefined, 'type'],
  ['"moc"', 'moc', 'lastVisit'],
  ['"黑"', '黑', 'weight'],
] as const

/** (d) The record list of a hospital with 10,000 pets, page and counts, beside reading as many pets by their ids. */
export async function benchRecords(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  await migrate(postgres.connectionString)
  const { db, close } = openDatabase(postgres.connectionString, {
    connections: 4,
    onError: () => {},
  })
  try {
    const hospitalId = await createBuilders(db).hospital()
    await insertManyPets(db, hospitalId, PETS)
    await db.execute(sql`vacuum analyze pets`)
    await compare(db, hospitalId)
  } finally {
    await close()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compare(db: Database, hospitalId: string): Promise<void> {
  const ids = Array.from({ length: PAGE }, (_, place) => `pet_${hospitalId}_${place + 1}`)
  const bare = await medianOf(() =>
    db.execute(sql`select * from pets where pet_id = any(${sql.param(ids)}::text[])`),
  )
  console.log(`record list of ${PETS} pets; ${PAGE} pets by their ids: ${bare.toFixed(1)} ms`)
  const scope = { reach: 'own', hospitalId } as const
  for (const [name, petName, column] of QUESTIONS) {
    const filter = { year: new Date().getUTCFullYear(), petName, species: undefined }
    const sort = { column, direction: 'descending' } as const
    const page = { filter, sort, after: undefined, limit: PAGE }
    const ours = await medianOf(() =>
      Promise.all([listActivities(db, scope, page), countActivities(db, scope, filter)]),
    )
    console.log(
      `  ${name.padEnd(14)} ${ours.toFixed(1)} ms (bound ${BOUND_MS}), ${(ours / bare).toFixed(1)} x the pets by their ids`,
    )
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}
