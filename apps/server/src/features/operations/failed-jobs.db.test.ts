import { randomUUID } from 'node:crypto'
import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { auditLog } from '../../db/schema/cases.ts'
import { mails } from '../../db/schema/notifications.ts'
import { type Jobs, openJobs } from '../../jobs/jobs.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { settleRecovered } from './failed-job-store.ts'
import { recordFailedJob } from './record-failed-job.ts'
import { watchJobs } from './watch-jobs.ts'

const poisonJob = {
  name: 'poison',
  payload: z.object({ item: z.string() }),
  retries: 0,
  atOnce: 4,
}
const sweepJob = {
  name: 'sweep',
  payload: z.object({}),
  schedule: '0 0 1 1 *',
  retries: 0,
}

let portal: TestApp
let jobs: Jobs
let isPoisoned = true
const done: string[] = []

beforeAll(async () => {
  portal = await testApp()
  jobs = await openJobs({
    connectionString: portal.databaseUrl,
    declared: [poisonJob, sweepJob],
    log: portal.context.log,
    runsJobs: true,
    afterScheduledRun: (name) => settleRecovered(portal.context.database, name),
  })
  await jobs.workFailed((failed) => recordFailedJob(portal.context, failed))
  await jobs.work(poisonJob, async ({ item }) => {
    if (isPoisoned && item.startsWith('poison')) throw new Error(`the relay refused ${item}`)
    done.push(item)
  })
  await jobs.work(sweepJob, async () => {
    if (isPoisoned) throw new Error('nothing can be swept')
  })
})
beforeEach(async () => {
  isPoisoned = true
  await portal.context.database.execute(sql`truncate failed_jobs`)
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
})

async function listed() {
  const admin = await portal.as('internal_admin')
  const reply = await admin.api.operations.queryFailedJobs({})
  if (!reply.ok) throw new Error(reply.message)
  return { ...reply.data, admin }
}
const failures = (count: number) =>
  vi.waitFor(
    async () => {
      const found = await listed()
      expect(found.jobs).toHaveLength(count)
      return found
    },
    { timeout: 20_000, interval: 200 },
  )
const reported = () =>
  portal.context.database.select().from(mails).where(like(mails.dedupeKey, 'failed-jobs:%'))

test('F38 a poisoned job among others is on the list of admins and mailed to support once; the others finish', async () => {
  const { database } = portal.context
  for (let item = 0; item < 20; item += 1)
    await jobs.enqueue(database, poisonJob, { item: item === 7 ? 'poison 7' : `item ${item}` })
  const { jobs: failed } = await failures(1)
  expect(failed).toMatchObject([
    {
      name: 'poison',
      about: 'item poison 7',
      problem: 'the relay refused poison 7',
      attempts: 1,
      is_scheduled: false,
    },
  ])
  await vi.waitFor(() => expect(done).toHaveLength(19), { timeout: 10_000 })
  const before = (await reported()).length
  await watchJobs(portal.context)
  await watchJobs(portal.context)
  const notices = await reported()
  expect(notices).toHaveLength(before + 1)
  expect(notices.at(-1)?.recipient).toBe('support@systole.test')
  expect(notices.map(({ plain }) => plain).join()).toContain('the relay refused poison 7')
})

test('F38 an admin runs a failed job again, once; it is in the audit', async () => {
  const { database } = portal.context
  const jid = randomUUID()
  const payload = { mailId: `mail_${jid}` }
  await recordFailedJob(portal.context, {
    jobId: jid,
    name: 'send-mail',
    payload,
    attempts: 100,
    problem: 'the database was away',
    isScheduled: false,
    failedAt: portal.clock.now(),
  })
  const admin = await portal.as('internal_admin')
  const retry = () => admin.api.operations.settleFailedJob({ jid, action: 'retry' })
  expect(await retry()).toMatchObject({ ok: true })
  expect(await retry()).toMatchObject({ error: 'versionConflict' })
  expect((await listed()).total).toBe(0)
  const { rows } = await database.execute(sql`
    select state from pgboss.job where name = 'send-mail' and data -> 'payload' ->> 'mailId' = ${payload.mailId}`)
  expect(rows).toEqual([{ state: 'created' }])
  const log = await database
    .select()
    .from(auditLog)
    .where(like(auditLog.object, `job:${jid}`))
  expect(log).toMatchObject([{ action: 'job.retried', actorId: admin.accountId }])
})

test('F38 an admin takes a failed job off the list', async () => {
  await jobs.enqueue(portal.context.database, poisonJob, { item: 'poison for good' })
  const { jobs: failed, admin } = await failures(1)
  const jid = failed[0]?.jid ?? ''
  expect(await admin.api.operations.settleFailedJob({ jid, action: 'dismiss' })).toMatchObject({
    ok: true,
  })
  expect((await listed()).total).toBe(0)
})

test('a failed scheduled run is mailed after a pause, and needs no attention after a later success', async () => {
  const { database } = portal.context
  await jobs.enqueue(database, sweepJob, {})
  const { jobs: failed } = await failures(1)
  expect(failed).toMatchObject([{ name: 'sweep', is_scheduled: true }])
  const before = (await reported()).length
  await watchJobs(portal.context)
  expect(await reported()).toHaveLength(before)
  portal.clock.advance(16 * MINUTE)
  await watchJobs(portal.context)
  expect(await reported()).toHaveLength(before + 1)
  portal.clock.advance(-16 * MINUTE)
  isPoisoned = false
  await jobs.enqueue(database, sweepJob, {})
  await failures(0)
})

test('jobs that wait for more than five minutes are mailed to support, once an hour', async () => {
  const { database } = portal.context
  const waiting = () => database.select().from(mails).where(like(mails.dedupeKey, 'waiting-jobs:%'))
  await watchJobs(portal.context)
  expect(await waiting()).toEqual([])
  await database.execute(sql`
    insert into pgboss.job (name, data, start_after) values ('send-mail', '{}', now() - interval '6 minutes')`)
  await watchJobs(portal.context)
  await watchJobs(portal.context)
  const [notice] = await waiting()
  expect(await waiting()).toHaveLength(1)
  expect(notice?.plain).toMatch(/send-mail: .*6 minutes/)
  const { waiting: count, oldest_seconds } = await listed()
  expect(count).toBeGreaterThan(0)
  expect(oldest_seconds).toBeGreaterThan(5 * 60)
  portal.clock.advance(HOUR)
  await watchJobs(portal.context)
  expect(await waiting()).toHaveLength(2)
  portal.clock.advance(-HOUR)
})

test('only admins see failed jobs', async () => {
  const vet = await portal.as('vet')
  expect(await vet.api.operations.queryFailedJobs({})).toMatchObject({ error: 'accessDenied' })
})
