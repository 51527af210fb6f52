import { SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { signingSteps } from '../testing/signing-steps.ts'
import { releaseSigned } from './release-signed.job.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
})
afterAll(() => portal.close())

type Ask = (...given: unknown[]) => Promise<unknown>

/** Runs an action just before the n-th query outside a transaction; returns a getter for the number of queries. */
function before(n: number, act: () => Promise<void>): () => number {
  const { $client: pool } = portal.context.database as Database & { $client: { query: Ask } }
  const ask = pool.query.bind(pool)
  let asked = 0
  pool.query = async (...given) => {
    asked += 1
    if (asked === n) await act()
    return ask(...given)
  }
  return () => {
    pool.query = ask
    return asked
  }
}

test('STAFF-4 wherever between the reads of one look a report is released, the desk sees a signature or the revision', async () => {
  let reads = 0
  for (let n = 1; n === 1 || n <= reads + 1; n += 1) {
    const { reader, usid } = await steps.aWrittenCase()
    const signed = await steps.sign(reader, usid, { version: 1 })
    if (!signed.ok) throw new Error(signed.message)
    const { revision } = signed.data
    portal.clock.advance(10 * SECOND)
    const release = () => releaseSigned(steps.serverTexts(), { caseId: usid, revision })
    const restore = before(n, release)
    const look = await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' })
    reads = restore()
    if (!look.ok) throw new Error(look.message)
    expect([look.data.signed?.revision, look.data.revision], `before read ${n}`).toContain(revision)
  }
  expect(reads).toBeGreaterThan(4) // the caller, the signature, the case, the draft: several queries were made
})
