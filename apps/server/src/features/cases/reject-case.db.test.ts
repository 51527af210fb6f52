import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, notifications } from '../../db/schema/notifications.ts'
import { creditVet } from '../../testing/credit-hospital.ts'
import { recordsOf } from '../../testing/payable-case.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type CreditSteps, portalWithCredits } from '../credits/testing/credit-steps.ts'

const REASON = 'Duplicate of EC-24001'

let portal: TestApp
let steps: CreditSteps
portalWithCredits((made, office) => {
  portal = made
  steps = office
})

function reject(usid: string, note: string | undefined = REASON) {
  return steps.admin.api.cases.updateSession({ usid, params: { status: 'reject', note } })
}

async function mailsOf(caseId: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, 'rejected:%')))
}

test.each(['open', 'upload', 'submit', 'data_processing'] as const)(
  'STAFF-2 staff close a case that is %s; the hospital gets the reason by mail and in the portal',
  async (status) => {
    const vet = await portal.as('vet')
    const usid = await portal.build.consult(vet, { status })
    expect(await reject(usid)).toMatchObject({ ok: true, data: { session: { status: 'reject' } } })
    const sent = await mailsOf(usid)
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      ['office@harbour.test', vet.email].sort(),
    )
    for (const { plain, subject } of sent) {
      expect(subject).toMatch(/^Case rejected: Mochi, EC-\d+$/)
      expect(plain).toContain(REASON)
    }
    const reported = await portal.context.database
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.accountId, vet.accountId))
    expect(reported).toEqual([{ kind: 'caseRejected' }])
    const log = await steps.admin.api.cases.queryEventLog({ usid })
    expect(log.ok && log.data.events.at(-1)).toMatchObject({ action: 'case.reject', note: REASON })
  },
)

test.each(['close', 'resend_report_request', 'reject'] as const)(
  'STAFF-2 a case that is %s is not rejected, and no one is mailed',
  async (status) => {
    const usid = await portal.build.consult(await portal.as('vet'), { status })
    const reply = await reject(usid)
    expect(reply.ok && status !== 'reject').toBe(false)
    expect(await mailsOf(usid)).toEqual([])
  },
)

test('STAFF-2 no case is rejected without a reason, nor by a vet or a cardiologist', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await reject(usid, ' ')).toMatchObject({ code: -6026 })
  const params = { status: 'reject', note: REASON } as const
  expect(await vet.api.cases.updateSession({ usid, params })).toMatchObject({ ok: false })
  expect(await reader.api.cases.updateSession({ usid, params })).toMatchObject({ ok: false })
  expect((await recordsOf(portal, usid)).consult.status).toBe('upload')
})

test('STAFF-2 a rejected case gives its credits back', async () => {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase('advance')
  await steps.deduct(caseId)
  expect(await hospital.balance()).toBe(3)
  expect(await reject(caseId)).toMatchObject({ ok: true })
  expect(await hospital.balance()).toBe(5)
})
