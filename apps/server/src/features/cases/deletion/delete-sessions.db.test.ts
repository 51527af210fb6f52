import { DELETED_KEPT } from '@systole/domain/cases/case-deletion'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import { files } from '../../../db/schema/uploads.ts'
import { openCheckout, payableCase } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { endDeleted } from '../../retention/end-deleted.ts'
import { endUntouched } from '../../retention/end-untouched.ts'
import { discardBytes } from '../../uploads/sweeping/discard-bytes.ts'

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

const db = () => portal.context.database
const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const caseRow = async (caseId: string) =>
  (await db().select().from(cases).where(eq(cases.caseId, caseId)))[0]

async function auditOf(caseId: string) {
  const rows = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  return rows.map(({ action, role }) => `${action} by ${role}`)
}

test('KEEP-1 a draft that its vet deletes leaves every list and lookup immediately, and is removed with its files', async () => {
  const { vet, caseId } = await payableCase(portal)
  const { api } = vet
  const [file] = await db().select().from(files).where(eq(files.caseId, caseId))
  const reply = await api.cases.deleteSessions({ usids: [caseId] })
  expect(reply).toEqual({ ok: true, data: { deleted: [caseId], refused: [], undo_ms: 10_000 } })
  expect(await api.cases.querySessionInfo({ usid: caseId })).toMatchObject({ code: -6002 })
  const list = await api.cases.queryAllSessions({ params: {} })
  expect(list).toMatchObject({ data: { sessions: [], total: 0 } })
  const admin = await portal.as('internal_admin')
  expect(await admin.api.cases.querySessionInfo({ usid: caseId })).toMatchObject({ code: -6002 })
  expect(await api.cases.keepSession({ usid: caseId })).toMatchObject({ code: -6002 })

  await endDeleted(job(), { caseIds: [caseId] })
  expect(await caseRow(caseId)).toBeDefined()
  portal.clock.advance(DELETED_KEPT)
  await Promise.all([endDeleted(job(), { caseIds: [caseId] }), endUntouched(job())])
  expect(await caseRow(caseId)).toBe(undefined)
  expect((await auditOf(caseId)).slice(-2)).toEqual([
    'case.deletionAsked by vet',
    'case.deleted by system',
  ])
  if (!file) throw new Error('the case had a file')
  await discardBytes(job(), { storageKeys: [file.storageKey], uploadIds: [] })
  expect(await portal.context.files.find(file.storageKey)).toBe(undefined)
})

test('KEEP-1 a deletion that is undone brings the case back as it was, and nothing removes it', async () => {
  const { vet, caseId } = await payableCase(portal)
  const { api } = vet
  const before = await api.cases.querySessionInfo({ usid: caseId })
  await api.cases.deleteSessions({ usids: [caseId] })
  const undone = await api.cases.restoreSessions({ usids: [caseId] })
  expect(undone).toEqual({ ok: true, data: { restored: [caseId] } })
  const after = await api.cases.querySessionInfo({ usid: caseId })
  if (!before.ok || !after.ok) throw new Error('the case can be read')
  const { updated: _then, ...session } = before.data.session
  expect(after.data.session).toMatchObject(session)
  portal.clock.advance(DELETED_KEPT)
  await endDeleted(job(), { caseIds: [caseId] })
  await endUntouched(job())
  expect(await caseRow(caseId)).toMatchObject({ deletedAt: null })
  expect(await auditOf(caseId)).toContain('case.restored by vet')
})

test('KEEP-1 deleting twice is one deletion, and after its removal the case is not found', async () => {
  const { vet, caseId } = await payableCase(portal)
  const twice = await Promise.all([
    vet.api.cases.deleteSessions({ usids: [caseId] }),
    vet.api.cases.deleteSessions({ usids: [caseId] }),
  ])
  for (const reply of twice) expect(reply).toMatchObject({ data: { deleted: [caseId] } })
  const asked = (await auditOf(caseId)).filter((line) => line.startsWith('case.deletionAsked'))
  expect(asked).toHaveLength(1)
  portal.clock.advance(DELETED_KEPT)
  await endDeleted(job(), { caseIds: [caseId] })
  for (const call of ['deleteSessions', 'restoreSessions'] as const)
    expect(await vet.api.cases[call]({ usids: [caseId] })).toMatchObject({ code: -6002 })
})

test.each(['creating', 'open', 'processing', 'paid_duplicate', 'paid_mismatch'] as const)(
  'KEEP-1 a case with a checkout that is %s is refused by name while the others are deleted',
  async (state) => {
    const paying = await payableCase(portal)
    const { vet, caseId } = paying
    const draft = await portal.build.consult(vet, { status: 'open' })
    const page = await openCheckout(paying)
    await db().update(checkouts).set({ state }).where(eq(checkouts.checkoutId, page.id))
    const reply = await vet.api.cases.deleteSessions({ usids: [caseId, draft] })
    expect(reply).toMatchObject({
      data: {
        deleted: [draft],
        refused: [
          {
            usid: caseId,
            id: expect.stringMatching(/^EC-\d+$/),
            pet: expect.any(String),
            reason: 'paying',
          },
        ],
      },
    })
    expect(await caseRow(caseId)).toMatchObject({ deletedAt: null })
  },
)

test('KEEP-1 a case that was sent is refused, and the database refuses it too', async () => {
  const vet = await portal.as('vet')
  const submittedAt = portal.clock.now()
  const caseId = await portal.build.consult(vet, { status: 'submit', submittedAt })
  const reply = await vet.api.cases.deleteSessions({ usids: [caseId] })
  expect(reply).toMatchObject({
    data: { deleted: [], refused: [{ usid: caseId, reason: 'sent' }] },
  })
  const forced = db().update(cases).set({ deletedAt: submittedAt }).where(eq(cases.caseId, caseId))
  await expect(forced).rejects.toThrow()
})

test('KEEP-1 a deleted case cannot be paid', async () => {
  const { vet, caseId, info } = await payableCase(portal)
  await vet.api.cases.deleteSessions({ usids: [caseId] })
  expect(await vet.api.payments.createCheckout({ info: info() })).toMatchObject({ code: -6002 })
})

test('KEEP-1 300 drafts are deleted and brought back in one call each; a foreign one among them is left out', async () => {
  const vet = await portal.as('vet')
  const petId = await portal.build.pet(vet.hospitalId)
  const drafts: string[] = []
  for (let made = 0; made < 300; made += 1)
    drafts.push(await portal.build.consult(vet, { status: 'open', petId }))
  const foreign = await payableCase(portal)
  const usids = [...drafts, foreign.caseId]
  const reply = await vet.api.cases.deleteSessions({ usids })
  expect(reply.ok && reply.data.deleted.length).toBe(300)
  expect(await caseRow(foreign.caseId)).toMatchObject({ deletedAt: null })
  const back = await vet.api.cases.restoreSessions({ usids })
  expect(back.ok && back.data.restored.length).toBe(300)
  const list = await vet.api.cases.queryAllSessions({ params: {} })
  expect(list).toMatchObject({ data: { total: 300 } })
})
