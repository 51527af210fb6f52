import { DAY, HOUR, SECOND } from '@systole/domain/time/durations'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { CallContext } from '../app-context.ts'
import { readDatabaseTime } from '../db/read-database-time.ts'
import { deleteExpiredAuthRecords } from '../features/accounts/delete-expired-auth-records.ts'
import { sweepAbandonedUploads } from '../features/uploads/sweeping/sweep-abandoned-uploads.ts'
import { newCase } from '../features/uploads/testing/new-case.ts'
import { pdfBytes } from '../features/uploads/testing/upload-client.ts'
import type { Clock, DatabaseClock } from '../ports/clock.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { openDatabaseClock } from './database-clock.ts'

let portal: TestApp
const opened: DatabaseClock[] = []

beforeAll(async () => {
  portal = await testApp()
})
afterAll(async () => {
  for (const clock of opened) clock.close()
  await portal.close()
})

/** A machine whose clock differs from the real time. */
const machineAhead = (milliseconds: number): Clock => ({
  now: () => new Date(Date.now() + milliseconds),
})

async function clockOn(machine: Clock): Promise<DatabaseClock> {
  const clock = await openDatabaseClock({
    readTime: () => readDatabaseTime(portal.context.database),
    machine,
  })
  opened.push(clock)
  return clock
}

describe('a machine 25 hours ahead', () => {
  const machine = machineAhead(25 * HOUR)

  test('works by the database’s time', async () => {
    const clock = await clockOn(machine)
    const time = await readDatabaseTime(portal.context.database)
    expect(Math.abs(clock.now().getTime() - time)).toBeLessThan(SECOND)
    expect(Math.round((await clock.synchronize()) / HOUR)).toBe(25)
  })

  test('loses no acknowledged chunk and ends no session as a worker', async () => {
    const vet = await newCase(portal)
    const file = { name: 'echo.pdf', bytes: pdfBytes(3 * CHUNK_BYTES), caseId: vet.caseId }
    expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
    const context = contextOf(await clockOn(machine))
    await sweepAbandonedUploads(context)
    await deleteExpiredAuthRecords(context)
    expect(await vet.client.offset(file)).toMatchObject({ data: { received: [1] } })
    expect((await vet.client.putAll(file, [2, 3])).at(-1)).toMatchObject({
      data: { complete: true },
    })
  })

  test('is not ready and says why', async () => {
    const databaseClock = await clockOn(machine)
    const app = await createApp({ ...portal.context, databaseClock })
    const answer = await app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ ok: false, problem: expect.stringContaining('ahead of') })
    await app.close()
  })
})

test.each([
  ['three seconds behind', -3 * SECOND, 503],
  ['one second ahead', SECOND, 200],
  ['right', 0, 200],
])('readiness of a machine that is %s', async (_, difference, status) => {
  const databaseClock = await clockOn(machineAhead(difference))
  const app = await createApp({ ...portal.context, databaseClock })
  expect((await app.inject('/readyz')).statusCode).toBe(status)
  await app.close()
})

test('a machine whose calendar jumps while it runs continues by the database’s time', async () => {
  let jump = 0
  const clock = await clockOn({ now: () => new Date(Date.now() + jump) })
  jump = 2 * DAY
  const time = await readDatabaseTime(portal.context.database)
  expect(Math.abs(clock.now().getTime() - time)).toBeLessThan(SECOND)
})

function contextOf(clock: Clock): CallContext {
  return { ...portal.context, clock, db: portal.context.database, requestId: 'test' }
}
