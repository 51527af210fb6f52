import { HOUR } from '@systole/domain/time/durations'
import { expect, test } from 'vitest'
import { creditVet } from '../../testing/credit-hospital.ts'
import { openCheckout, payableCase, press, recordsOf } from '../../testing/payable-case.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import type { TestApp } from '../../testing/test-app.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})

/** Pays for a case of Basic and returns its id. */
const WAYS = {
  'a card': async () => {
    const payable = await payableCase(portal)
    const { url, id } = await openCheckout(payable)
    await press(portal, url, 'pay')
    await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })
    return payable.caseId
  },
  credits: async () => {
    const admin = await portal.as('internal_admin')
    const hospital = await creditVet(portal, { credits: 5 })
    const { caseId } = await hospital.aCase('basic')
    const reply = await admin.api.credits.deductCredits({ usid: caseId, note: '' })
    expect(reply).toMatchObject({ ok: true })
    return caseId
  },
} as const

test.each(Object.entries(WAYS))(
  'CALL-31 PAY-5 a case paid with %s is submitted alike: status, mode, 24 hours, event',
  async (_, pay) => {
    const caseId = await pay()
    const { consult } = await recordsOf(portal, caseId)
    expect(consult).toMatchObject({ status: 'submit', mode: 'basic' })
    const { dueAt, submittedAt } = consult
    expect(Number(dueAt) - Number(submittedAt)).toBe(24 * HOUR)
    const admin = await portal.as('internal_admin')
    const log = await admin.api.cases.queryEventLog({ usid: caseId })
    expect(log.ok && log.data.events).toContainEqual(
      expect.objectContaining({ from: 'upload', to: 'submit' }),
    )
  },
)
