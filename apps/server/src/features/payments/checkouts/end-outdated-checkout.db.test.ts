import { WireClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import { afterEach, expect, test } from 'vitest'
import { questionSession } from '../../../testing/builders.ts'
import { openCheckout, payableCase, press } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { endOutdatedCheckout } from './end-outdated-checkout.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

/** Asks questions of the other mode while the payment page of the first is open. */
async function askInstead(payable: Awaited<ReturnType<typeof payableCase>>) {
  const { vet, caseId } = payable
  const content = questionSession(vet.accountId, 'basic', ['riskOfAnesthesia'])
  return vet.api.cases.addSessionData({
    usid: caseId,
    type: 'supplementary',
    exinfo: { sub_type: 'question to cardiologist', mode: 'basic' },
    fname: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(content)).toString('base64'),
  })
}

const jobContext = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })

test('QUES-9 (A11 19) a changed mode ends the payment page of the other mode, and the new one is paid', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const before = await openCheckout(payable)
  expect(await askInstead(payable)).toMatchObject({ ok: true })
  await endOutdatedCheckout(jobContext(), { caseId: payable.caseId })

  await press(portal, before.url, 'pay')
  const { vet } = payable
  expect(
    await vet.api.payments.queryCheckout({ pg_type: before.pgType, id: before.id }),
  ).toMatchObject({
    data: { status: 'expired', payment_status: 'unpaid' },
  })
  const basic = payable.info({ products: [{ product_id: 'econsult_basic_hkd', quantity: 1 }] })
  expect(await vet.api.payments.createCheckout({ info: basic })).toMatchObject({ ok: true })
})

test('PAY-5 (A11 20) a page paid just before its mode changed is settled as paid', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { url } = await openCheckout(payable)
  await press(portal, url, 'pay')
  await askInstead(payable)
  await endOutdatedCheckout(jobContext(), { caseId: payable.caseId })
  const reply = await payable.vet.api.cases.querySessionInfo({ usid: payable.caseId })
  expect(reply).toMatchObject({
    data: { session: { status: 'submit', tag: [{ tagid: 7 }], payment: 'paid' } },
  })
})

test('a page that still fits its case stays open', async () => {
  const payable = await payableCase(portal, { mode: 'basic' })
  const { id } = await openCheckout(payable)
  await endOutdatedCheckout(jobContext(), { caseId: payable.caseId })
  expect(await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })).toMatchObject({
    data: { status: 'open' },
  })
})

test('PAY-7 clinical input emptied behind an open payment page ends the page', async () => {
  const payable = await payableCase(portal, { mode: 'basic' })
  const { id } = await openCheckout(payable)
  await payable.vet.api.cases.updateSession({
    usid: payable.caseId,
    params: { clinical_input: WireClinicalInput.parse({}) },
  })
  await endOutdatedCheckout(jobContext(), { caseId: payable.caseId })
  expect(await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })).toMatchObject({
    data: { status: 'expired' },
  })
})

test('PAY-5 while the bank confirms a payment nothing that it pays for changes', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { url, id } = await openCheckout(payable)
  await press(portal, url, 'pay_later', '120')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })
  expect(await askInstead(payable)).toMatchObject({ code: -6024 })
  expect(
    await payable.vet.api.cases.updateSession({
      usid: payable.caseId,
      params: { clinical_input: WireClinicalInput.parse({}) },
    }),
  ).toMatchObject({ code: -6024 })
})
