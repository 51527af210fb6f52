import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../create-context.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Jobs, openJobs } from './jobs.ts'

const fallingJob = { name: 'falling', payload: z.object({ item: z.string() }) }
const quickJob = { name: 'quick', payload: z.object({}) }
const besideJob = {
  name: 'beside',
  payload: z.object({ item: z.string() }),
  atOnce: 2,
}
const orderedJob = {
  name: 'ordered',
  payload: z.object({ item: z.number() }),
  atOnce: 4,
}
const endlessJob = { name: 'endless', payload: z.object({}), leaseSeconds: 1 }
const declared = [endlessJob, fallingJob, quickJob, besideJob, orderedJob]
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
  jobs = await openJobs({ connectionString, declared, log, runsJobs: true })
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

test('forty jobs of one worker are done in less time than forty polls take', async () => {
  let done = 0
  for (let item = 0; item < 40; item += 1) await jobs.enqueue(handle.db, quickJob, {})
  await jobs.work(quickJob, async () => {
    done += 1
  })
  await vi.waitFor(() => expect(done).toBe(40), { timeout: 10_000, interval: 50 })
}, 15_000)

test('a job that hangs does not hold up the others of its kind', async () => {
  const finished: string[] = []
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  await jobs.enqueue(handle.db, besideJob, { item: 'hangs' })
  for (let item = 0; item < 10; item += 1)
    await jobs.enqueue(handle.db, besideJob, { item: `passes ${item}` })
  await jobs.work(besideJob, async ({ item }) => {
    if (item === 'hangs') await hanging
    finished.push(item)
  })
  await vi.waitFor(() => expect(finished).toHaveLength(10), { timeout: 10_000, interval: 50 })
  expect(finished).not.toContain('hangs')
  release()
  await vi.waitFor(() => expect(finished).toContain('hangs'), { timeout: 5000, interval: 50 })
}, 20_000)

test('jobs of one group run one at a time and in order, whatever runs beside them', async () => {
  const ran: number[] = []
  let running = 0
  let most = 0
  for (let item = 0; item < 12; item += 1)
    await jobs.enqueue(handle.db, orderedJob, { item }, { group: 'one address' })
  await jobs.work(orderedJob, async ({ item }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    ran.push(item)
    running -= 1
  })
  await vi.waitFor(() => expect(ran).toHaveLength(12), { timeout: 20_000, interval: 50 })
  expect(most).toBe(1)
  expect(ran).toEqual([...ran].sort((a, b) => a - b))
}, 30_000)

test('a run that never ends gives its place to the next one after its lease', async () => {
  let runs = 0
  await jobs.enqueue(handle.db, endlessJob, {})
  await jobs.enqueue(handle.db, endlessJob, {})
  await jobs.work(endlessJob, async () => {
    runs += 1
    if (runs === 1) await new Promise(() => {})
  })
  await vi.waitFor(() => expect(runs).toBeGreaterThan(1), { timeout: 10_000, interval: 50 })
}, 15_000)
