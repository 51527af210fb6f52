import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ecgReviewing } from '../apps/server/src/features/ecg-reviews/testing/ecg-reviewing.ts'
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts'
import { answeredReview } from './support/answered-review.ts'
import { type DatabaseGate, databaseGate } from './support/database-gate.ts'
import { ecgWalk } from './support/ecg-plain-walk.ts'
import { killedJobs } from './support/killed-jobs.ts'
import { readInbox } from './support/plain-case.ts'
import { type Caller, type PlainClient, plainClient, type Reply } from './support/plain-client.ts'

/**
 * The built server, killed while people work on ECG cases: while beats and a review are saved, at the signature and at the release.
 * Handbook 7: nothing half-signed, one mail.
 */
const PATIENCE = { timeout: 60_000, interval: 50 }
const GATES = {
  patch: 'insert on ecg_patches',
  review: 'insert on ecg_reviews',
  signature: 'insert on signed_reports',
  report: 'insert on reports',
  mail: 'insert on mails',
} as const

let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
let jobs: Awaited<ReturnType<typeof killedJobs>>
const gates = {} as Record<keyof typeof GATES, DatabaseGate>
let client: PlainClient
const db = () => portal.context.database

beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
  jobs = await killedJobs(portal)
  for (const [name, statement] of Object.entries(GATES))
    gates[name as keyof typeof GATES] = await databaseGate(portal.databaseUrl, {
      ...{ statement, when: 'true' },
    })
})
afterAll(async () => {
  await jobs?.stop()
  for (const gate of Object.values(gates)) await gate.end()
  await portal?.close()
})

type Moment = 'before' | 'after'
const MOMENTS: readonly Moment[] = ['before', 'after']
const callerOf = (person: { sid: string; accountId: string }): Caller => ({
  ...{ sid: person.sid, uid: person.accountId },
})
const start = async () => {
  await db().execute(sql`delete from pgboss.job`) // of the steps that prepared the case
  client = plainClient((await jobs.start()).url)
}
const comeBack = async () => {
  client = plainClient((await jobs.comeBack()).url)
}
/** Kills the server before or directly after the next statement at a gate, which the work leads to, and starts it again. */
async function interrupted(
  gate: keyof typeof GATES,
  moment: Moment,
  begin: () => Promise<unknown>,
) {
  const isAfter = moment === 'after'
  await jobs.killAt({ gate: gates[gate], ahead: 1, isAfter }, async () => {
    begin().catch(() => {}) // its answer is lost
  })
  await comeBack()
}

async function statusOf(usid: string): Promise<string> {
  return (await work.rowOf(usid)).status
}

async function rowsOf(table: string, usid: string): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where case_id = ${usid}`,
  )
  return rows[0]?.count ?? 0
}

test('ECG-3 a save of beats that is killed is whole or not there, and sent again it is one revision', async () => {
  const usid = await work.prepared()
  const patcher = callerOf(work.patcher)
  await work.step(work.patcher, usid, 'data_ready')
  await start()
  const { recordings } = await client.accepted('query_ecg_recordings', { ...patcher, usid })
  const [{ rid, beats }] = recordings
  const [first, second] = await ecgWalk(client).beatsAt(beats.url)
  const edits = [{ edit: 'relabel', samples: [first?.sample, second?.sample], label: 'V' }]
  const save = () => {
    const sent = { ...patcher, usid, rid, edits, note: 'two early beats' }
    return client.accepted('save_ecg_patch', { ...sent, idempotency_key: `patch ${usid}` })
  }
  for (const moment of MOMENTS) {
    await interrupted('patch', moment, save)
    expect(await rowsOf('ecg_patches', usid), moment).toBe(0)
  }
  const saved = await save()
  await jobs.kill()
  await comeBack()
  expect(await save()).toMatchObject({ patch_revision: saved.patch_revision })
  const { revisions } = await client.accepted('query_ecg_patches', { ...patcher, rid })
  expect(revisions).toMatchObject([{ patch_revision: saved.patch_revision, edits }])
  const now = await ecgWalk(client).beatsAt(revisions[0].beats.url)
  expect(now.filter(({ label }) => label === 'V')).toHaveLength(2)
  await jobs.stop()
})

test('CALL-30 a review that is killed while it is saved is kept once, and ended sign-in loses none of it', async () => {
  const usid = await work.claimed()
  const reviewer = callerOf(work.reviewer)
  await start()
  const { review } = await ecgWalk(client).readReview(reviewer, usid)
  const treatment_note = 'アテノロール 0.5 mg/kg 1日2回'
  const ecg_review = answeredReview(review, { treatment_note })
  const data = { version: 0, ecg_review, step: 'notes' }
  const sent = { usid, type: 'session_review_report', data }
  const save = () =>
    client.accepted('add_cardiobirdx_session_review_data', { ...reviewer, ...sent })
  for (const moment of MOMENTS) {
    await interrupted('review', moment, save)
    expect(await rowsOf('ecg_reviews', usid), moment).toBe(0)
  }
  expect(await save()).toMatchObject({ version: 1 })
  await jobs.kill()
  await comeBack()
  const kept = await ecgWalk(client).readReview(reviewer, usid)
  expect(kept).toMatchObject({ version: 1, step: 'notes', review: { treatment_note } })
  expect(await rowsOf('ecg_reviews', usid)).toBe(1)

  const sid = await portal.sessionOf(work.reviewer.accountId)
  await client.accepted('logout', { sid, logout: 1 })
  const more = answeredReview(review, { treatment_note: `${treatment_note}。再診 7日後` })
  const edited = { ...sent, data: { ...data, version: 1, ecg_review: more } }
  const signedOut = { ...edited, sid, uid: reviewer.uid }
  expect(await client.call('add_cardiobirdx_session_review_data', signedOut)).toMatchObject({
    code: -1002,
  })
  const again = { ...edited, ...reviewer, sid: await portal.sessionOf(work.reviewer.accountId) }
  expect(await client.accepted('add_cardiobirdx_session_review_data', again)).toMatchObject({
    version: 2,
  })
  expect((await ecgWalk(client).readReview(reviewer, usid)).review).toMatchObject({
    treatment_note: more.treatment_note,
  })
  await jobs.stop()
})

test('ECG-7 ECG-9 a signature and a release that are killed anywhere give one report, one mail and one credit entry', async () => {
  const { usid, version } = await work.written()
  const reviewer = callerOf(work.reviewer)
  await start()
  const sign = () =>
    client.accepted('add_cardiobirdx_session_review_data', {
      ...{ ...reviewer, usid, type: 'session_release_report', data: { version } },
      proof: portal.proof(),
    })
  const { signature } = gates
  await signature.closeAhead(1)
  const lost = sign().catch((error: unknown) => error)
  await signature.reached()
  await signature.refuse() // as PostgreSQL does when it restarts
  expect(await lost).toBeInstanceOf(Error)
  expect(await statusOf(usid)).toBe('1st_reviewing')

  for (const moment of MOMENTS) {
    await interrupted('signature', moment, sign)
    expect(await rowsOf('signed_reports', usid), moment).toBe(0)
    expect(await statusOf(usid)).toBe('1st_reviewing')
  }
  let signed: Reply['data'] = {}
  await jobs.killAt({ gate: gates.report, ahead: 1 }, async () => {
    signed = await sign()
  })
  expect(await rowsOf('reports', usid)).toBe(0)
  await jobs.killAt({ gate: gates.report, ahead: 1, isAfter: true }, comeBack)
  expect(await rowsOf('reports', usid)).toBe(0)
  await jobs.killAt({ gate: gates.mail, ahead: 1 }, comeBack)
  await comeBack()
  await expect.poll(() => statusOf(usid), PATIENCE).toBe('done')
  expect(await sign()).toMatchObject({ revision: signed.revision })
  const mailed = async () => {
    const { rows } = await db().execute(
      sql`select recipient, state from mails where case_id = ${usid} and revision = ${signed.revision}`,
    )
    return rows
  }
  const once = [{ recipient: 'reports@harbour.test', state: 'accepted' }]
  await expect.poll(mailed, PATIENCE).toEqual(once)
  await expect.poll(jobs.unfinished, PATIENCE).toEqual([])
  expect(await mailed()).toEqual(once)
  const inbox = (await readInbox(client)).filter(({ to }) => to === 'reports@harbour.test')
  expect(inbox).toHaveLength(1)

  expect(await rowsOf('reports', usid)).toBe(1)
  expect(
    (await work.actionsOf(usid)).filter((action) => action === 'report.released'),
  ).toHaveLength(1)
  expect((await work.actionsOf(usid)).filter((action) => action === 'review.done')).toHaveLength(1)
  const { data } = await client.call('query_session_credits', { ...callerOf(work.admin), usid })
  expect(data).toMatchObject({ deducted: 3 })
  await jobs.stop()
})
