import { DAY } from '@systole/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { hospitalErasures, lockedReports } from '../../../db/schema/hospital-data.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { files } from '../../../db/schema/uploads.ts'

import { payableCase } from '../../../testing/payable-case.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import { seedProducts } from '../../payments/products/seed-products.ts'
import { sweepStorage } from '../../storage/sweep-storage.ts'
import { discardBytes } from '../../uploads/sweeping/discard-bytes.ts'
import { columnsWith, KEPT, stored } from '../testing/marked-columns.ts'
import { markedHospital } from '../testing/marked-hospital.ts'
import { endLocked } from './end-locked.ts'
import { eraseHospital } from './erase-hospital.ts'
import { ERASURE_STEPS } from './erasure-steps-store.ts'

let portal: TestApp
let grace: Awaited<ReturnType<TestApp['as']>>
let henry: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  portal = await testApp()
  await seedProducts(portal.context.database)
  grace = await portal.as('internal_admin')
  henry = await portal.as('internal_admin')
})
afterAll(() => portal.close())

const db = () => portal.context.database
const job = () => ({ ...portal.context, db: db(), requestId: 'job' })
const calls = (of: typeof grace) => of.api.hospitalData

async function ask(hospitalId: string, name: string, by = grace) {
  const asked = await calls(by).askHospitalErasure({
    hospital_id: hospitalId,
    name,
    reason: 'The hospital asked us to.',
  })
  if (!asked.ok) throw new Error(asked.message)
  return asked.data.erasure_id
}

async function approved(hospitalId: string, name: string) {
  const erasureId = await ask(hospitalId, name)
  const reply = await calls(henry).decideHospitalErasure({
    erasure_id: erasureId,
    decision: 'approve',
  })
  if (!reply.ok) throw new Error(reply.message)
  return erasureId
}

test('KEEP-1 an erased hospital leaves no word of its own in any column of any table, and other hospitals lose none', async () => {
  const mark = 'markuilo'
  const { id } = await markedHospital(portal, mark)
  await markedHospital(portal, 'otheruilo')
  const others = await columnsWith(db(), 'otheruilo')
  const before = await columnsWith(db(), mark)
  // every column is either marked here or known to contain no text of a hospital: a new column requires a decision
  const unmarked = [...before].flatMap(([at, count]) => (count === 0 ? [at] : []))
  expect(unmarked.filter((at) => !isKnown(at))).toEqual([])
  const erasureId = await approved(id.hospital, `${mark} Hospital`)
  await eraseHospital(job(), { erasureId })
  expect(stored(await columnsWith(db(), mark))).toEqual(KEPT)
  expect(await columnsWith(db(), 'otheruilo')).toEqual(others)
  const [erasure] = await db()
    .select()
    .from(hospitalErasures)
    .where(eq(hospitalErasures.erasureId, erasureId))
  expect(erasure).toMatchObject({
    state: 'done',
    askedBy: grace.accountId,
    decidedBy: henry.accountId,
  })
  // the approval already deleted sessions and credentials, and the test's hospital has no plan
  const idle = ['sessions', 'password_resets', 'totp_factors', 'passkeys', 'plans']
  const worked = ERASURE_STEPS.filter(({ name }) => erasure?.counts[name]).map(({ name }) => name)
  expect(ERASURE_STEPS.map(({ name }) => name).filter((name) => !worked.includes(name))).toEqual(
    idle,
  )
})

/** The columns of ids, states, kinds, digests and the portal's own texts. */
const ID =
  /(_id|_by|_key|_hash|sha256|version|currency|provider|service|state|kind|status|language|variant|country|mode|type|method|quality|revision|corrects)$/
const TABLES =
  /^(products|product_prices|phrases|phrase_uses|mre_phrases|mre_phrase_texts|sellers|billing_counters|server_keys|distributors|ledger_\w+|credit_plans|payment_reports|foreign_payments|services|used_login_keys|sandbox_disputes|sandbox_refunds|disputes|storage_rounds|hospital_exports|hospital_erasures|signed_reports|locked_reports|pgboss\.\w+|drizzle\.\w+)\./
const SINGLE = new Set(
  `idempotency_keys.path password_resets.purpose passkey_challenges.purpose totp_factors.sealed_secret
  staff_messages.template billing_documents.number billing_pdfs.identity sandbox_payments.reference
  sandbox_payments.success_url sandbox_payments.cancel_url sandbox_payments.settles_as sandbox_payments.refunds_go
  pets.name_grams ecg_analyses.species ecg_values.field ecg_patches.parent ecg_patches.base_species ecg_patches.role page_tickets.page page_tickets.address ecg_sensitivity_beats.species ecg_reviews.round ecg_reviews.step storage_findings.what storage_findings.problem failed_jobs.name failed_jobs.payload failed_jobs.outcome
  accounts.password_hash audit_log.action audit_log.object audit_log.role case_events.action case_events.role
  cases.result checkouts.payment_id checkouts.return_origin pets.species pets.gender pets.neutered pets.size
  files.format uploads.format mails.html previews.problem refunds.failure report_repeats.decision second_review_requests.decision hospitals.permissions second_review_requests.assigned_to`
    .split(/\s+/)
    .filter(Boolean),
)

function isKnown(at: string): boolean {
  return ID.test(at) || TABLES.test(at) || SINGLE.has(at)
}

test('KEEP-1 no admin approves the erasure that they asked for, and a second one begins it once', async () => {
  const hospitalId = await portal.build.hospital()
  const vet = await portal.as('vet', { hospitalId })
  const wrong = { hospital_id: hospitalId, name: 'Harbour', reason: 'They left.' }
  expect(await calls(grace).askHospitalErasure(wrong)).toMatchObject({
    code: -103,
    data: { field: 'name' },
  })
  const noReason = { ...wrong, name: 'Harbour Animal Hospital', reason: ' ' }
  expect(await calls(grace).askHospitalErasure(noReason)).toMatchObject({ code: -6026 })
  const erasure_id = await ask(hospitalId, 'Harbour Animal Hospital')
  const twice = { ...noReason, reason: 'Again.' }
  expect(await calls(henry).askHospitalErasure(twice)).toMatchObject({ code: -9107 })
  const approve = { erasure_id, decision: 'approve' } as const
  expect(await calls(grace).decideHospitalErasure(approve)).toMatchObject({ code: -9105 })
  expect(await vet.api.hospitals.queryHospital({})).toMatchObject({ ok: true })
  const reported = await db().select().from(mails).where(eq(mails.recipient, henry.email))
  expect(reported.filter(({ dedupeKey }) => dedupeKey.includes(erasure_id))).toHaveLength(1)
  const both = await Promise.all([
    calls(henry).decideHospitalErasure(approve),
    calls(henry).decideHospitalErasure(approve),
  ])
  expect(both.map((reply) => (reply.ok ? 'ok' : reply.code)).sort()).toEqual([-9104, 'ok'])
  expect(await vet.api.hospitals.queryHospital({})).toMatchObject({ code: -1002 })
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `hospital:${hospitalId}`))
  expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['hospital.erasureAsked', grace.accountId],
    ['hospital.erasureApproved', henry.accountId],
  ])
})

test('KEEP-1 the database refuses an erasure that one person asked for and approved', async () => {
  const hospitalId = await portal.build.hospital()
  const erasureId = await ask(hospitalId, 'Harbour Animal Hospital')
  const approve = sql`update hospital_erasures set state = 'running', decided_by = asked_by where erasure_id = ${erasureId}`
  await expect(db().execute(approve)).rejects.toThrow()
})

test('KEEP-1 the person who asked may withdraw, another may decline with a reason, and it can be asked for again', async () => {
  const hospitalId = await portal.build.hospital()
  for (const by of [grace, henry]) {
    const erasure_id = await ask(hospitalId, 'Harbour Animal Hospital')
    const decline = { erasure_id, decision: 'decline' } as const
    expect(await calls(by).decideHospitalErasure(decline)).toMatchObject({ code: -6026 })
    const said = { ...decline, reason: 'The wrong hospital.' }
    expect(await calls(by).decideHospitalErasure(said)).toMatchObject({
      data: { erasure: { state: 'declined', answer: 'The wrong hospital.' } },
    })
  }
})

test('KEEP-1 open cases, payments, refunds and credits stand in the way by name, also when approved', async () => {
  const vet = await portal.as('vet')
  const { hospitalId } = vet
  const erasure_id = await ask(hospitalId, 'Harbour Animal Hospital')
  const caseId = await portal.build.consult(vet, { status: 'data_processing' })
  const [consult] = await db().select().from(cases).where(eq(cases.caseId, caseId))
  const payable = await payableCase(portal, { vet })
  await vet.api.payments.createCheckout({ info: payable.info() })
  await db().transaction((tx) =>
    postToLedger(tx, {
      book: 'credits',
      currency: 'CREDIT',
      event: 'creditsGranted',
      cause: erasure_id,
      amount: 3,
      hospitalId,
      creditPlanId: 'plan_test',
      at: portal.clock.now(),
    }),
  )
  const refused = await calls(henry).decideHospitalErasure({ erasure_id, decision: 'approve' })
  expect(refused).toMatchObject({ code: -9106 })
  const shown = await calls(henry).queryHospitalData({ hospital_id: hospitalId })
  if (!shown.ok) throw new Error(shown.message)
  const kinds = shown.data.obstacles.map(({ kind }) => kind).sort()
  expect(kinds).toEqual(['case', 'checkout', 'credits'])
  const named = shown.data.obstacles.find(({ kind }) => kind === 'case')
  expect(named?.name).toContain(String(consult?.caseNumber))
  expect(refused).toMatchObject({ message: expect.stringContaining(named?.name ?? '-') })
})

test('KEEP-1 after an erasure no one of the hospital signs in, no search finds it, and its files answer 404', async () => {
  const { id, key } = await markedHospital(portal, 'thirduilo')
  const sid = await portal.sessionOf(id.account)
  const vet = portal.client(sid)
  const listed = await vet.uploads.queryUploadedData({ usid: id.paid, types: 'supplementary' })
  if (!listed.ok) throw new Error(listed.message)
  const admin = await grace.api.uploads.queryUploadedData({ usid: id.paid, types: 'supplementary' })
  const urls = [listed, admin].flatMap((reply) =>
    reply.ok ? reply.data.files.map(({ url }) => url) : [],
  )
  expect(urls.length).toBeGreaterThan(1)
  const erasureId = await approved(id.hospital, 'thirduilo Hospital')
  await eraseHospital(job(), { erasureId })
  expect(await vet.hospitals.queryHospital({})).toMatchObject({ code: -1002 })
  const [account] = await db().select().from(accounts).where(eq(accounts.accountId, id.account))
  expect(account).toMatchObject({ passwordHash: '', disabledAt: expect.any(Date) })
  const enabled = await grace.api.accountDirectory.enableAccount({ uid: id.account })
  expect(enabled).toMatchObject({ code: -1007 })
  for (const url of urls) {
    const { statusCode } = await portal.app.inject({ url: new URL(url, 'http://portal.test').href })
    expect(statusCode).toBe(404)
  }
  const find = 'thirduilo'
  expect(await grace.api.creditOffice.queryCreditHospitals({ find })).toMatchObject({
    data: { total: 0 },
  })
  expect(await grace.api.cases.queryAllSessions({ params: { find } })).toMatchObject({
    data: { sessions: [] },
  })
  const review = await grace.api.reports.queryReviewData({
    usid: id.paid,
    type: 'session_release_report',
  })
  expect(JSON.stringify(review)).not.toContain(find)
  await expectBytes(key)
})

/** Checks that originals, reports and invoices stay for seven years and everything derived from them is deleted. */
async function expectBytes(key: (kind: string) => string) {
  const jobs = await db().execute<{ data: { payload: { storageKeys: string[] } } }>(
    sql`select data from pgboss.job where name = 'discard-bytes'`,
  )
  for (const { data } of jobs.rows)
    await discardBytes(job(), { storageKeys: data.payload.storageKeys, uploadIds: [] })
  portal.clock.advance(2 * DAY)
  await sweepStorage(job())
  portal.clock.advance(-2 * DAY)
  const there = async (kind: string) => (await portal.context.files.find(key(kind))) !== undefined
  const kinds = [
    'original',
    'report',
    'invoice',
    'loose',
    'preview',
    'still',
    'logo',
    'receipt',
  ].concat(['signal', 'pyramid'])
  const found = await Promise.all(kinds.map(there))
  expect(kinds.filter((_, at) => found[at])).toEqual(['original', 'report', 'invoice'])
}

test('KEEP-1 no statement removes an original or a locked report of an erased hospital within seven years', async () => {
  const { id } = await markedHospital(portal, 'fourthuilo')
  const erasureId = await approved(id.hospital, 'fourthuilo Hospital')
  await eraseHospital(job(), { erasureId })
  for (const statement of [
    sql`delete from files where file_id = ${id.file}`,
    sql`update files set kept = false where file_id = ${id.file}`,
    sql`delete from locked_reports where case_id = ${id.paid}`,
    sql`update locked_reports set model = '{}' where case_id = ${id.paid}`,
    sql`update billing_documents set document = '{}' where hospital_id = ${id.hospital}`,
    sql`update case_events set note = 'x' where case_id = ${id.paid}`,
    sql`update audit_log set details = '{}'`,
  ]) {
    await expect(db().execute(statement)).rejects.toThrow()
    // not even in a transaction that names the hospital, except for the log
    const named = db().transaction(async (tx) => {
      await tx.execute(sql`select set_config('systole.erasing_hospital', 'hospital_other', true)`)
      await tx.execute(statement)
    })
    await expect(named).rejects.toThrow()
  }
  const [file] = await db().select().from(files).where(eq(files.fileId, id.file))
  expect(file).toMatchObject({ kept: true, name: 'Erased', facts: {} })
})

test('KEEP-1 seven years on, locked reports and the buyers of old invoices are gone too', async () => {
  const { id, key } = await markedHospital(portal, 'fifthuilo')
  const erasureId = await approved(id.hospital, 'fifthuilo Hospital')
  await eraseHospital(job(), { erasureId })
  await endLocked(job())
  expect(stored(await columnsWith(db(), 'fifthuilo'))).toEqual(KEPT)
  await db().transaction(async (tx) => {
    for (const table of ['locked_reports', 'billing_documents'])
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
    await tx.execute(sql`update locked_reports set keep_until = now() where case_id = ${id.paid}`)
    await tx.execute(
      sql`update billing_documents set issued_at = now() - interval '7 years' where hospital_id = ${id.hospital}`,
    )
    for (const table of ['locked_reports', 'billing_documents'])
      await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
  })
  await endLocked(job())
  expect(stored(await columnsWith(db(), 'fifthuilo'))).toEqual([])
  const locked = await db().select().from(lockedReports).where(eq(lockedReports.caseId, id.paid))
  expect(locked).toEqual([])
  const { rows } = await db().execute<{ data: unknown }>(
    sql`select data from pgboss.job where name = 'discard-bytes'`,
  )
  expect(JSON.stringify(rows)).toContain(key('report'))
})

test('KEEP-1 an erasure that fails after any of its steps is finished by the next run', async () => {
  const { id } = await markedHospital(portal, 'sixthuilo')
  const erasureId = await approved(id.hospital, 'sixthuilo Hospital')
  let batches = 0
  for (let lives = 1; lives < 60; lives += 1) {
    let left = lives * 2
    // the transaction of a batch fails occasionally, as when the process is killed in it
    const database = new Proxy(db(), {
      get: (target, name) =>
        name === 'transaction'
          ? async (run: Parameters<typeof target.transaction>[0]) =>
              target.transaction(async (tx) => {
                const done = await run(tx)
                left -= 1
                if (left < 0) throw new Error('killed')
                batches += 1
                return done
              })
          : Reflect.get(target, name),
    })
    const ended = await eraseHospital({ ...job(), database }, { erasureId }).then(
      () => true,
      () => false,
    )
    if (ended) break
  }
  expect(batches).toBeGreaterThan(ERASURE_STEPS.length)
  expect(stored(await columnsWith(db(), 'sixthuilo'))).toEqual(KEPT)
})
