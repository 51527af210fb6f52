import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com@127.0.0.1/abc', false],
  ['https://xfcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.example.test/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
] as const)('%s is the address of a push service: %s', (address, is) => {
  expect(isPushEndpoint(address)).toBe(is)
})

test('further hosts are taken with their port', () => {
  expect(isPushEndpoint('http://127.0.0.1:4001/push', ['127.0.0.1:4001'])).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4002/push', ['127.0.0.1:4001'])).toBe(false)
})
