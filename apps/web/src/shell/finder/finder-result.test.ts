import { expect, test } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { caseAddress } from './finder-result.ts'

test.each([
  [
    'a released eConsult',
    { status: 'close', serviceId: 'econsult' },
    '/econsult-report?usid=case_1',
  ],
  ['a released ECG', { status: 'done', serviceId: 'ecg1l' }, '/econsult-report?usid=case_1'],
  ['an ECG in review', { status: '1st_reviewing', serviceId: 'ecg6l' }, '/test-detail'],
] as const)('REPT-1 the finder leads a vet from %s to its page', (_, given, address) => {
  const found = caseAddress(aCase({ ...given, caseId: 'case_1' }), 'vet')
  expect(found.slice(0, address.length)).toBe(address)
})
