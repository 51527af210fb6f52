import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import {
  type CaseListQuery,
  caseListStatement,
  listCases,
} from '../apps/server/src/features/cases/case-list-store.ts'
import {
  deskFacts,
  deskFactsStatement,
} from '../apps/server/src/features/cases/desk-facts-store.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { median } from './support/load.ts'

const CASES = 100_000
/** As a busy day leaves them: some hundreds wait or are read, all others are released. */
const OPEN = 600
const PAGE = 101
const ROUNDS = 15
const AIM = 1.5

type Filter = CaseListQuery['filter']
const LATER = { statuses: ['close'] } as const

/** (g) Pages of the worklist at 100,000 cases, through the store, beside the same SQL sent bare over one connection. */
export async function benchWorklist(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  await migrate(postgres.connectionString)
  const { db, close } = openDatabase(postgres.connectionString, {
    connections: 1,
    onError: () => {},
  })
  try {
    await db.execute(sql`set statement_timeout = 0`) // filling takes longer than any call may
    const readerId = await fill(db)
    await compare(db, readerId, postgres.connectionString)
  } finally {
    await close()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function compare(db: Database, accountId: string, connectionString: string): Promise<void> {
  const bareClient = new pg.Client({ connectionString })
  await bareClient.connect()
  const bareRun = ({ name, text, values }: ReturnType<typeof caseListStatement>) =>
    bareClient.query({ ...(name && { name }), text, values })
  const open: Filter = { statuses: ['submit', 'data_processing'] }
  const questions: [string, Filter, CaseListQuery['order']][] = [
    ['open, by deadline', open, 'deadline'],
    ['mine', { statuses: ['data_processing'], claim: { is: 'mine', accountId } }, 'deadline'],
    ['read by me before', { ...open, readBefore: { is: true, accountId } }, 'deadline'],
    ['overtime', { ...open, band: 'timeout' }, 'deadline'],
    ['an enquiry waits', { ...open, hasEnquiry: true }, 'deadline'],
    ['report in Japanese', { ...open, language: 'ja' }, 'deadline'],
    ['open, "Pet 777"', { ...open, find: 'Pet 777' }, 'deadline'],
    ['released, newest first', LATER, 'newest'],
    ['released, "Pet 777"', { ...LATER, find: 'Pet 777' }, 'newest'],
  ]
  console.log(`worklist of ${CASES} cases, pages of ${PAGE - 1}`)
  for (const [name, filter, order] of questions) {
    const query: CaseListQuery = {
      ...{ filter, order, limit: PAGE, after: undefined },
      scope: { reach: 'cases' },
      now: new Date(),
    }
    const statement = caseListStatement(query)
    const ours = await medianOf(async () => {
      const { rows } = await listCases(db, query)
      await deskFacts(db, { userType: 'cardiologist', accountId }, rows)
    })
    const bare = await medianOf(async () => {
      const { rows } = await bareRun(statement)
      await bareRun(
        deskFactsStatement(
          rows.map((row) => row.caseId),
          accountId,
        ),
      )
    })
    console.log(
      `  ${name.padEnd(24)} ${ours.toFixed(1)} ms, bare ${bare.toFixed(1)} ms, ${(ours / bare).toFixed(2)} x (aim ${AIM})`,
    )
  }
  await bareClient.end()
}

/** A hundred hospitals, ten thousand pets, and their cases over a year. */
async function fill(db: Database): Promise<string> {
  const build = createBuilders(db)
  const vet = await build.account('vet')
  const reader = await build.account('cardiologist')
  const petId = await build.pet(vet.hospitalId)
  const caseId = await build.consult(vet, { petId, status: 'close', readerId: reader.accountId })
  await db.execute(sql`
    insert into hospitals (hospital_id, name, country, address, phone, email, push_language, report_emails)
    select 'hospital_' || n, 'Hospital ' || n, country, address, phone, email,
      case when n % 4 = 0 then 'ja' else push_language end, report_emails
    from hospitals, generate_series(1, 99) n where hospital_id = ${vet.hospitalId}`)
  await db.execute(sql`
    insert into pets (pet_id, hospital_id, identifier, name, name_key, species, breed_id, birth_date, gender, neutered, weight_grams, owner_name)
    select 'pet_' || n, 'hospital_' || (1 + n % 99), 'R' || n, 'Pet ' || n, 'r' || n || ' pet ' || n,
      species, breed_id, birth_date, gender, neutered, weight_grams, owner_name
    from pets, generate_series(1, 9999) n where pet_id = ${petId}`)
  await db.execute(sql`
    insert into cases (case_id, hospital_id, pet_id, created_by, status, mode, clinical_input, question_session, reader_id, submitted_at, due_at, closed_at, created_at)
    select 'case_' || n, 'hospital_' || (1 + (n % 9999) % 99), 'pet_' || (1 + n % 9999), created_by,
      case when n > ${OPEN} then 'close' when n % 3 = 0 then 'data_processing' else 'submit' end, mode,
      clinical_input, question_session, case when n > ${OPEN} or n % 3 = 0 then reader_id end,
      now() - make_interval(mins => n * 5), now() + interval '24 h' - make_interval(mins => n * 5),
      case when n > ${OPEN} then now() end, now() - make_interval(mins => n * 5)
    from cases, generate_series(1, ${CASES}::int) n where case_id = ${caseId}`)
  await db.execute(sql`vacuum analyze`)
  return reader.accountId
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
