import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplication, mailsTo, postForm, type WireApplication } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const QUARTER = 15 * 60_000

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const FIELDS: readonly (readonly [keyof WireApplication, string, number])[] = [
  ['hospital_name', '', -103],
  ['hospital_name', '動'.repeat(121), -103],
  ['hospital_name', 'Two\nlines', -134],
  ['country', '', -103],
  ['country', 'XX', -103],
  ['country', 'Hong Kong', -103],
  ['address', '', -103],
  ['address', 'a'.repeat(301), -103],
  ['phone', '', -103],
  ['phone', 'call us', -103],
  ['title', 'D\u0007r', -134],
  ['fname', '', -103],
  ['fname', '\u3000', -103],
  ['lname', '', -103],
  ['lname', '\u202echan', -134],
  ['representative_license', '', -103],
  ['representative_license', '9'.repeat(61), -103],
  ['email', '', -103],
  ['email', 'a@b.co,c@d.co', -103],
  ['email', 'a@b.co\r\nBcc: c@d.co', -134],
  ['message', 'm'.repeat(2001), -103],
  ['message', 'm'.repeat(4001), -103],
  ['message', 'a\u0000b', -134],
]
test.each(FIELDS)(
  '%s %.40j is refused with %d, which names the field',
  async (field, text, code) => {
    const { status, reply } = await postForm(
      portal,
      anApplication({ email: 'field@clinic.test', [field]: text }),
    )
    expect(status).toBe(200)
    expect(reply).toMatchObject({ code, data: { field } })
    expect(await mailsTo(portal, 'field@clinic.test')).toEqual([])
  },
)

test('the ninth application of one address within a quarter of an hour is put off', async () => {
  portal.clock.set(new Date((Math.floor(portal.clock.now().getTime() / QUARTER) + 1) * QUARTER))
  const statuses: number[] = []
  for (let n = 0; n < 9; n += 1) {
    const { status } = await postForm(
      portal,
      anApplication({ email: 'eager@clinic.test', message: String(n) }),
    )
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
})
