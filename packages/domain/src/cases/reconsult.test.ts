import { expect, test } from 'vitest'
import { EconsultStatus } from './case.ts'
import { refuseReconsult } from './reconsult.ts'

test('REPT-2 a closed case that was never cloned may be reopened as a follow-up', () => {
  expect(refuseReconsult({ status: 'close', cloned: false, isClone: false })).toBeUndefined()
})

test('REPT-3 a cloned case cannot be cloned again', () => {
  expect(refuseReconsult({ status: 'close', cloned: true, isClone: false })).toBe('alreadyCloned')
})

test('REPT-3 a follow-up is not cloned in its turn', () => {
  expect(refuseReconsult({ status: 'close', cloned: false, isClone: true })).toBe('alreadyCloned')
})

test.each(EconsultStatus.options.filter((status) => status !== 'close'))(
  'REPT-2 a case in status %s has no report to follow up',
  (status) => {
    expect(refuseReconsult({ status, cloned: false, isClone: false })).toBe('wrongStatus')
  },
)
