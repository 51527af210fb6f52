import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { accounts } from '../apps/server/src/db/schema/accounts.ts'
import { insertManyPets } from '../apps/server/src/testing/many-pets.ts'
import { EMAIL } from '../e2e/screens/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import type { Portal } from './interaction/at-screen.ts'
import { changeRoutes } from './interaction/change-routes.ts'
import { scrollRecords } from './interaction/scroll-records.ts'
import { typeAtDesk } from './interaction/type-at-desk.ts'
import { typeInForms } from './interaction/type-in-forms.ts'
import { BROWSER } from './support/browser.ts'

const PETS = 10_000

/**
 * (e) Measures how the vet's pages respond: key press to paint, change of route, layout shift, a list of 10,000 rows. Experience
 * part 3.4.
 */
export async function benchInteraction(): Promise<void> {
  await withPortal(async (run, db) => {
    await typeInForms(run)
    await changeRoutes(run)
    await fillRecordList(db)
    await scrollRecords(run)
  })
}

/** (h) Measures how the reading desk responds: key press to paint in an answer, with ten files. Issue 5. */
export async function benchReading(): Promise<void> {
  await withPortal(async (run, db) => typeAtDesk(run, db))
}

type Work = (run: Portal, db: Database) => Promise<void>

async function withPortal(work: Work): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  const server = await startServer({
    dataDir: join(home, 'server'),
    env: { DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'warn' },
  })
  const browser = await chromium.launch(BROWSER)
  const database = openDatabase(postgres.connectionString, { connections: 1, onError: () => {} })
  try {
    await work({ browser, url: server.url }, database.db)
  } finally {
    await database.close()
    await browser.close()
    await server.stop()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function fillRecordList(db: Database): Promise<void> {
  const [vet] = await db
    .select({ hospitalId: accounts.hospitalId })
    .from(accounts)
    .where(eq(accounts.email, EMAIL.vet ?? ''))
  if (!vet?.hospitalId) throw new Error('The demo has no vet')
  await insertManyPets(db, vet.hospitalId, PETS)
}
