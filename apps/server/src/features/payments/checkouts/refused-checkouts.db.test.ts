import type { WireClient } from '@systole/contract/client'
import type { contract } from '@systole/contract/contract'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import {
  openCheckout,
  type PayableCase,
  payableCase,
  press,
  recordsOf,
} from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { unbindPlan } from '../../credits/plans/credit-plan-store.ts'

type Api = WireClient<typeof contract>
type Info = ReturnType<PayableCase['info']>

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

const create = (api: Api, info: Info) => api.payments.createCheckout({ info })

test.each<[string, Partial<Info>, string]>([
  [
    'the other mode',
    { products: [{ product_id: 'econsult_advance_hkd', quantity: 1 }] },
    'productNotFound',
  ],
  [
    'another currency',
    { products: [{ product_id: 'econsult_basic_usd', quantity: 1 }] },
    'productNotFound',
  ],
  [
    'a made-up product',
    { products: [{ product_id: 'econsult_free', quantity: 1 }] },
    'productNotFound',
  ],
  ['another pet', { pet_id: 'pet_of_someone' }, 'invalidParameter'],
  ['another provider', { pg_type: 'stripe' }, 'invalidParameter'],
  ['another site', { domain: 'https://evil.test' }, 'invalidParameter'],
  ['a look-alike site', { domain: 'http://portal.test.evil.test' }, 'invalidParameter'],
  ['a user name in the site', { domain: 'http://portal.test@evil.test' }, 'invalidParameter'],
  ['another port', { domain: 'http://portal.test:81' }, 'invalidParameter'],
  ['a path', { domain: 'http://portal.test//evil.test' }, 'invalidParameter'],
  ['a made-up case', { usid: 'case_nothing' }, 'caseNotFound'],
])('PAY-7 a checkout with %s is refused and opens nothing', async (_, changes, error) => {
  const payable = await payableCase(portal)
  expect(await create(payable.vet.api, payable.info(changes))).toMatchObject({ ok: false, error })
  expect((await recordsOf(portal, payable.caseId)).checkouts).toHaveLength(0)
})

test.each([
  ['quantity 0', [{ product_id: 'econsult_basic_hkd', quantity: 0 }]],
  ['quantity 2', [{ product_id: 'econsult_basic_hkd', quantity: 2 }]],
  ['a quantity in words', [{ product_id: 'econsult_basic_hkd', quantity: '1' }]],
  ['no product', []],
  ['two products', Array(2).fill({ product_id: 'econsult_basic_hkd', quantity: 1 })],
  ['a price of its own', 'econsult_basic_hkd'],
])('PAY-7 (A11 16) a checkout with %s is refused: -103', async (_, products) => {
  const { vet, info } = await payableCase(portal)
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/create_checkout_session',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      sid: vet.sid,
      info: JSON.stringify({ ...info(), products }),
    }).toString(),
  })
  expect(response.json()).toMatchObject({ code: -103 })
})

test('PAY-7 (A11 17) a case of another hospital is as unknown as one that does not exist', async () => {
  const payable = await payableCase(portal)
  const stranger = await portal.as('vet')
  const foreign = await create(stranger.api, payable.info())
  const unknown = await create(stranger.api, payable.info({ usid: 'case_nothing' }))
  expect(foreign).toEqual(unknown)
  expect(foreign).toMatchObject({ code: -6002 })
})

test('PAY-7 another account’s uid is refused', async () => {
  const payable = await payableCase(portal)
  const { accountId: uid } = await portal.as('vet')
  const reply = await payable.vet.api.payments.createCheckout({ uid, info: payable.info() })
  expect(reply).toMatchObject({ ok: false, code: -102 })
})

test.each(['cardiologist', 'internal_admin', 'patcher'] as const)(
  'a %s pays for nothing',
  async (userType) => {
    const payable = await payableCase(portal)
    const staff = await portal.as(userType)
    expect(await create(staff.api, payable.info())).toMatchObject({ code: -102 })
  },
)

test('without a credit plan nothing can be paid: -4006', async () => {
  const payable = await payableCase(portal)
  await unbindPlan(portal.context.database, payable.vet.hospitalId)
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ code: -4006 })
})

test('CASE-6 missing required files are refused by name: -7004', async () => {
  const vet = await portal.as('vet')
  const petId = await portal.build.pet(vet.hospitalId)
  const usid = await portal.build.consult(vet, {
    status: 'upload',
    mode: 'advance',
    asked: ['fullEvaluationAndAnesthesiaPlan'],
    petId,
  })
  await portal.build.file(usid, vet, 'ecg')
  const { info } = await payableCase(portal, { vet, mode: 'advance' })
  expect(await create(vet.api, info({ usid, pet_id: petId }))).toMatchObject({
    code: -7004,
    data: { missing: ['chest X-ray', 'echo'] },
  })
})

test.each([
  ['clinical info', { clinicalInput: null }, 'clinicalInputMissing'],
  ['questions', { questionSession: null }, 'questionsMissing'],
])('a case without %s cannot be paid: -7006', async (_, lacking, reason) => {
  const payable = await payableCase(portal)
  const own = eq(cases.caseId, payable.caseId)
  await portal.context.database.update(cases).set(lacking).where(own)
  const reply = await create(payable.vet.api, payable.info())
  expect(reply).toMatchObject({ code: -7006, data: { reason } })
})

test('PAY-5 a paid case is not sold again: -7003', async () => {
  const payable = await payableCase(portal)
  const { url, id } = await openCheckout(payable)
  await press(portal, url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ code: -7003 })
})
