import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../create-context.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { defineJob } from './define-job.ts'
import { type Jobs, openJobs } from './jobs.ts'

const fallingJob = defineJob({ name: 'falling', payload: z.object({ item: z.string() }) })
const logged: string[] = []
let database: Awaited<ReturnType<typeof createTestDatabase>>
let handle: ReturnType<typeof openDatabase>
let jobs: Jobs

beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  await migrate(connectionString)
  handle = openDatabase(connectionString, { connections: 2, onError: () => undefined })
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void logged.push(line) })
  jobs = await openJobs({ connectionString, declared: [fallingJob], log, runsJobs: true })
})
afterAll(async () => {
  await jobs.stop()
  await handle.close()
  await database.drop()
})

test('a job that fails says so in the log, each time, and is tried again', async () => {
  await jobs.work(fallingJob, async ({ item }) => {
    throw new Error(`no room for ${item}`)
  })
  await jobs.enqueue(handle.db, fallingJob, { item: 'a tray' })
  await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 20_000, interval: 100 })
  const [first, second] = logged.map((line) => JSON.parse(line))
  expect(first).toMatchObject({
    job: 'falling',
    attempt: 1,
    err: { message: 'no room for a tray' },
  })
  expect(second).toMatchObject({ job: 'falling', attempt: 2 })
}, 30_000)
