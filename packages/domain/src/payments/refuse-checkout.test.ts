import { expect, test } from 'vitest'
import { EconsultStatus } from '../cases/case.ts'
import { isEditable } from '../cases/case-status.ts'
import { type CheckoutRefusal, refuseCheckout } from './refuse-checkout.ts'

type Consult = Parameters<typeof refuseCheckout>[0]
type Offer = Parameters<typeof refuseCheckout>[1]

const READY: Consult = {
  status: 'upload',
  isPaid: false,
  clinicalInputValid: true,
  mode: 'basic',
  asked: ['prognosis'],
  uploaded: ['chestXray'],
}
const BASIC: Offer = { mode: 'basic' }

test('a case with everything in place may be paid', () => {
  expect(refuseCheckout(READY, BASIC)).toBeUndefined()
})

test.each<[string, Partial<Consult>, CheckoutRefusal]>([
  ['a paid case', { isPaid: true }, 'alreadyPaid'],
  ['a case without valid clinical input', { clinicalInputValid: false }, 'clinicalInputMissing'],
  ['a case without a mode', { mode: null }, 'questionsMissing'],
  ['a case without questions', { asked: [] }, 'questionsMissing'],
  ['CASE-6 a case without its chest X-ray', { uploaded: ['ecg', 'echo'] }, 'requiredFilesMissing'],
])('%s is refused', (_, difference, refusal) => {
  expect(refuseCheckout({ ...READY, ...difference }, BASIC)).toBe(refusal)
})

test.each(EconsultStatus.options)('PAY-5 whether a case that is %s may be paid', (status) => {
  const refusal = refuseCheckout({ ...READY, status }, BASIC)
  expect(refusal).toBe(isEditable(status) ? undefined : 'caseNotPayable')
})

test.each<[string, Offer]>([
  ['is not in the list', undefined],
  ['is no longer sold', undefined],
  ['is for the other mode', { mode: 'advance' }],
])('PAY-7 a product that %s is refused', (_, product) => {
  expect(refuseCheckout(READY, product)).toBe('productNotFound')
})

test('CASE-6 the plans of Advance need chest X-ray, ECG and echo', () => {
  const advance: Consult = {
    ...READY,
    mode: 'advance',
    asked: ['fullEvaluationAndAnesthesiaPlan'],
    uploaded: ['chestXray', 'ecg'],
  }
  const product: Offer = { mode: 'advance' }
  expect(refuseCheckout(advance, product)).toBe('requiredFilesMissing')
  const complete: Consult = { ...advance, uploaded: ['echo', 'chestXray', 'ecg', 'others'] }
  expect(refuseCheckout(complete, product)).toBeUndefined()
})
