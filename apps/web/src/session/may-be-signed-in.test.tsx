import { checkSid } from '@systole/contract/accounts/accounts'
import { expect, test } from 'vitest'
import { fakePortal } from '../testing/fake-portal.ts'
import { CHECK_SID_PATH, mayBeSignedIn } from './may-be-signed-in.ts'

test('the repeated path is the contract’s', () => {
  expect(CHECK_SID_PATH).toBe(checkSid.path)
})

test.each([
  [{ code: 0, data: { valid: 1 } }, true],
  [{ code: 0, data: { valid: 0 } }, false],
  [{ code: -1002, data: {} }, false],
])('%j means %s', async (answer, expected) => {
  fakePortal({ [CHECK_SID_PATH]: answer })
  expect(await mayBeSignedIn()).toBe(expected)
})
