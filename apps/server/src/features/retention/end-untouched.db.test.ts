import { DAY, HOUR } from '@systole/domain/time/durations'
import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, caseEvents, cases } from '../../db/schema/cases.ts'
import { mails } from '../../db/schema/notifications.ts'
import { checkouts } from '../../db/schema/payments.ts'
import { files, uploads } from '../../db/schema/uploads.ts'
import { openCheckout, payableCase } from '../../testing/payable-case.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sweepStorage } from '../storage/sweep-storage.ts'
import { discardBytes } from '../uploads/sweeping/discard-bytes.ts'
import { endUntouched } from './end-untouched.ts'

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const run = () => endUntouched(job())
const db = () => portal.context.database

async function findCase(caseId: string) {
  const [row] = await db().select().from(cases).where(eq(cases.caseId, caseId))
  return row
}

async function warnings(caseId: string) {
  return db()
    .select()
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, 'deletion:%')))
}

/** Signs in again, because sessions end while the clock advances. */
const again = async ({ accountId }: { accountId: string }) =>
  portal.client(await portal.sessionOf(accountId))

test('KEEP-1 an unpaid case is warned of after 23 days in mail and portal, and deleted with its files after 30', async () => {
  const made = await payableCase(portal)
  const { caseId, vet } = made
  const [file] = await db().select().from(files).where(eq(files.caseId, caseId))
  portal.clock.advance(23 * DAY - HOUR)
  await run()
  expect(await warnings(caseId)).toEqual([])
  portal.clock.advance(2 * HOUR)
  await Promise.all([run(), run()])
  await run()
  const sent = await warnings(caseId)
  expect(sent.map(({ recipient }) => recipient)).toContain(vet.email)
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length)
  expect(sent[0]?.plain).toContain('It will be deleted with its files on')
  const api = await again(vet)
  const reported = await api.notifications.queryNotifications({})
  expect(reported).toMatchObject({
    data: { notifications: [{ kind: 'caseEnding', usid: caseId }] },
  })
  const shown = await api.cases.querySessionInfo({ usid: caseId })
  expect(shown).toMatchObject({
    data: { session: { deletion: expect.stringMatching(/^\d{14}$/) } },
  })

  portal.clock.advance(7 * DAY - 2 * HOUR)
  await run()
  expect(await findCase(caseId)).toBeDefined()
  portal.clock.advance(2 * HOUR)
  await Promise.all([run(), run()])
  expect(await findCase(caseId)).toBe(undefined)
  expect(await db().select().from(caseEvents).where(eq(caseEvents.caseId, caseId))).toEqual([])
  expect(await db().select().from(files).where(eq(files.caseId, caseId))).toEqual([])
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  expect(log.filter(({ action }) => action === 'case.deleted')).toHaveLength(1)
  const later = await again(vet)
  expect(await later.cases.querySessionInfo({ usid: caseId })).toMatchObject({ code: -6002 })
  const list = await later.cases.queryAllSessions({ params: {} })
  expect(list.ok && list.data.sessions.map(({ usid }) => usid)).not.toContain(caseId)
  if (file) {
    await discardBytes(job(), { storageKeys: [file.storageKey], uploadIds: [] })
    expect(await portal.context.files.find(file.storageKey)).toBe(undefined)
  }
})

test.each(['keep', 'change', 'draft', 'upload'] as const)(
  'KEEP-1 after its warning, a %s starts the 30 days again',
  async (touch) => {
    const { caseId, vet } = await payableCase(portal)
    portal.clock.advance(24 * DAY)
    await run()
    expect((await findCase(caseId))?.deletionDueAt).toBeInstanceOf(Date)
    const api = await again(vet)
    const now = portal.clock.now()
    if (touch === 'keep')
      expect(await api.cases.keepSession({ usid: caseId })).toMatchObject({
        data: { session: { deletion: '' } },
      })
    if (touch === 'change')
      await api.cases.updateSession({
        usid: caseId,
        params: { exinfo: { absent_files: [{ file_type: 'echo', reason: 'noMachine' }] } },
      })
    if (touch === 'draft')
      await db().execute(sql`insert into drafts (account_id, place, value, writer, saved_at)
        values (${vet.accountId}, ${`clinical/${caseId}`}, '{}', 'tab', ${now.toISOString()})`)
    if (touch === 'upload')
      await db()
        .insert(uploads)
        .values({
          uploadId: `upload_${touch}`,
          caseId,
          hospitalId: vet.hospitalId,
          accountId: vet.accountId,
          identifier: 'a',
          name: 'a.pdf',
          nameKey: 'a.pdf',
          kind: 'ecg',
          format: 'pdf',
          sizeBytes: 9,
          chunkBytes: 9,
          chunkCount: 1,
          lastSeenAt: now,
        })
    portal.clock.advance(7 * DAY)
    await run()
    expect(await findCase(caseId)).toMatchObject({ deletionDueAt: null })
    portal.clock.advance(17 * DAY)
    await run()
    expect((await warnings(caseId)).length).toBeGreaterThan(2)
  },
)

test.each(['creating', 'open', 'processing', 'paid_duplicate', 'paid_mismatch'] as const)(
  'KEEP-1 a case with a checkout that is %s is neither warned of nor deleted',
  async (state) => {
    const payable = await payableCase(portal)
    const { caseId } = payable
    const page = await openCheckout(payable)
    await db().update(checkouts).set({ state }).where(eq(checkouts.checkoutId, page.id))
    portal.clock.advance(40 * DAY)
    await run()
    expect(await findCase(caseId)).toMatchObject({ deletionDueAt: null })
    await db()
      .update(cases)
      .set({ deletionDueAt: portal.clock.now() })
      .where(eq(cases.caseId, caseId))
    portal.clock.advance(DAY)
    await run()
    expect(await findCase(caseId)).toBeDefined()
  },
)

test('KEEP-1 a checkout that expired does not keep its case', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  const ofPage = eq(checkouts.checkoutId, page.id)
  await db().update(checkouts).set({ state: 'expired' }).where(ofPage)
  portal.clock.advance(24 * DAY)
  await run()
  portal.clock.advance(8 * DAY)
  await run()
  expect(await findCase(payable.caseId)).toBe(undefined)
  expect(await db().select().from(checkouts).where(ofPage)).toEqual([])
})

test('KEEP-1 a paid case is never deleted, and the database refuses it', async () => {
  const vet = await portal.as('vet')
  const submittedAt = portal.clock.now()
  const caseId = await portal.build.consult(vet, { status: 'submit', submittedAt })
  portal.clock.advance(100 * DAY)
  await run()
  expect(await findCase(caseId)).toMatchObject({ deletionDueAt: null })
  await expect(db().delete(cases).where(eq(cases.caseId, caseId))).rejects.toThrow()
  await expect(db().delete(caseEvents)).rejects.toThrow()
})

test('KEEP-1 a follow-up that ends leaves its original with its files, which can be followed up again', async () => {
  const vet = await portal.as('vet')
  const closed = { status: 'close', submittedAt: portal.clock.now() } as const
  const original = await portal.build.consult(vet, closed)
  const storageKey = `file_of_${original.replaceAll(/[^a-z0-9]/g, '')}`
  await portal.context.files.put(storageKey, Buffer.from('an original'))
  await insertFile({ caseId: original, storageKey, vet })
  const cloned = await vet.api.cases.cloneSession({ usid: original, uid: vet.accountId })
  if (!cloned.ok) throw new Error(cloned.message)
  portal.clock.advance(24 * DAY)
  await run()
  portal.clock.advance(8 * DAY)
  await run()
  expect(await findCase(cloned.data.usid)).toBe(undefined)
  await discardBytes(job(), { storageKeys: [storageKey], uploadIds: [] })
  expect(await portal.context.files.find(storageKey)).toBeDefined()
  const api = await again(vet)
  const second = await api.cases.cloneSession({ usid: original, uid: vet.accountId })
  expect(second).toMatchObject({ ok: true })
})

async function insertFile(of: {
  caseId: string
  storageKey: string
  vet: { accountId: string; hospitalId: string }
}) {
  await db()
    .insert(files)
    .values({
      fileId: `id_${of.storageKey}`,
      caseId: of.caseId,
      hospitalId: of.vet.hospitalId,
      name: 'thorax.pdf',
      nameKey: 'thorax.pdf',
      kind: 'ecg',
      format: 'pdf',
      sizeBytes: 11,
      sha256: '0'.repeat(64),
      storageKey: of.storageKey,
      uploadedBy: of.vet.accountId,
    })
}

async function paidOriginal(yearsAgo: number) {
  const vet = await portal.as('vet')
  const at = new Date(Date.now() - yearsAgo * 365.25 * DAY)
  const caseId = await portal.build.consult(vet, { status: 'close', submittedAt: at })
  await db().update(cases).set({ closedAt: at }).where(eq(cases.caseId, caseId))
  const storageKey = `original_${caseId.replaceAll(/[^a-z0-9]/g, '')}`
  await portal.context.files.put(storageKey, Buffer.from('an original'))
  await insertFile({ caseId, storageKey, vet })
  return { caseId, storageKey, vet }
}

test('KEEP-1 no statement removes or replaces an original of a paid case within seven years', async () => {
  const { caseId } = await paidOriginal(6.9)
  const of = sql`where case_id = ${caseId}`
  const other = 'f'.repeat(64)
  for (const statement of [
    sql`delete from files ${of}`,
    sql`update files set deleted_at = now() ${of}`,
    sql`update files set storage_key = 'other_bytes' ${of}`,
    sql`update files set sha256 = ${other} ${of}`,
  ])
    await expect(db().execute(statement)).rejects.toThrow()
  await db().execute(sql`update files set facts_state = 'read' ${of}`)
})

test('KEEP-1 staff may withdraw an original from a paid case; its bytes stay', async () => {
  const { caseId, storageKey } = await paidOriginal(1)
  const admin = await portal.as('internal_admin')
  const removed = await admin.api.uploads.deleteSessionData({
    ...{ usid: caseId, uid: admin.accountId, type: 'supplementary' },
    ...{ fname: 'thorax.pdf', ftype: 'pdf' },
  })
  expect(removed).toMatchObject({ ok: true })
  const listed = await admin.api.uploads.queryUploadedData({
    usid: caseId,
    types: 'supplementary',
  })
  expect(JSON.stringify(listed)).not.toContain('thorax.pdf')
  await discardBytes(job(), { storageKeys: [storageKey], uploadIds: [] })
  portal.clock.advance(2 * DAY)
  await sweepStorage(job())
  expect(await portal.context.files.find(storageKey)).toBeDefined()
  await expect(
    db().execute(sql`update files set kept = false where case_id = ${caseId}`),
  ).rejects.toThrow()
})

test('KEEP-1 after seven years originals are removed, in the audit log, and the case stays', async () => {
  const { caseId, storageKey } = await paidOriginal(7.1)
  await Promise.all([run(), run()])
  await discardBytes(job(), { storageKeys: [storageKey], uploadIds: [] })
  expect(await portal.context.files.find(storageKey)).toBe(undefined)
  expect(await findCase(caseId)).toBeDefined()
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  expect(log.filter(({ action }) => action === 'file.deleted')).toHaveLength(1)
})
