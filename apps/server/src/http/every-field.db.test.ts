import { contract } from '@systole/contract/contract'
import type { Endpoint } from '@systole/contract/wire/endpoint'
import { ERRORS } from '@systole/contract/wire/errors'
import { reachOf } from '@systole/domain/access/access'
import { UserType } from '@systole/domain/accounts/user-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

const calls: Endpoint[] = Object.values(contract).flatMap((noun) => Object.values(noun))
const ALLOWED_TO_ANY: readonly number[] = [
  ERRORS.invalidParameter.code,
  ERRORS.invalidCharacter.code,
  ERRORS.invalidSession.code,
  ERRORS.accessDenied.code,
]

/** Invalid values for any field: characters, lengths, types, and malformed JSON. */
const WRONG: Record<string, string> = {
  'a control character': 'a\u0007b',
  'a zero byte': '\u0000',
  'an override of direction': 'evil\u202Egnp.exe',
  HTML: '<img src=x onerror=alert(1)>',
  SQL: "'; drop table pets; --",
  emoji: '🐕🏽‍🦺',
  'a huge number': '99999999999999999999999999',
  'a negative number': '-1',
  'no number': 'NaN',
  'a very long text': 'x'.repeat(3000),
  'JSON null': 'null',
  'a JSON list': '[]',
  'a JSON object of wrong types':
    '{"pid":7,"version":"x","year":{},"draft":[],"__proto__":{"a":1}}',
  'a JSON control character': '{"pid":"a\\u0000","note":"\\u0007","pname":"\\ud800"}',
  'deep JSON': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'half a JSON': '{"pid":',
}

/** Valid values of the other fields of a call, so that the invalid one is reached. */
const RIGHT: Record<string, string> = {
  email: 'nobody@every-field.test',
  type: 'etest',
  params: '{}',
  pname: '1 Mochi',
  dob: '20200620',
  species: 'cat',
  tpet: 'cat',
  bid: 'cat-british-shorthair',
  weight: '4200',
  neutered: 'snipped',
  gender: 'F',
  name: 'Harbour',
  country: 'HK',
}

let portal: TestApp
let caller = 0
let own: Record<string, string> = {}
const sids = new Map<UserType, string>()

beforeAll(async () => {
  portal = await testApp()
  const vet = await portal.as('vet')
  for (const type of UserType.options) sids.set(type, (await portal.as(type)).sid)
  sids.set('vet', vet.sid)
  own = {
    usid: await portal.build.consult(vet, { status: 'upload' }),
    pid: await portal.build.pet(vet.hospitalId),
  }
})
afterAll(() => portal.close())

/** Returns a session of a role that may make this call, a new one if the call would end it. */
async function sidFor({ access, path }: Endpoint): Promise<string> {
  const type = UserType.options.find((each) => reachOf(access, each) !== undefined) ?? 'vet'
  if (!/logout|sessions|password|account/.test(path)) return sids.get(type) ?? ''
  return (await portal.as(type)).sid
}

test.each(calls.map((call) => [call.path, call] as const))(
  'ERR-4 %s refuses what no field was made for, field by field, and is never a defect',
  async (path, call) => {
    const fields = Object.keys(call.input.shape)
    const declared = [...ALLOWED_TO_ANY, ...call.errors.map((name) => ERRORS[name].code), 0]
    const sid = await sidFor(call)
    const right = Object.fromEntries(
      Object.entries({ ...RIGHT, ...own }).filter(([name]) => fields.includes(name)),
    )
    for (const field of fields) {
      for (const [what, value] of Object.entries(WRONG)) {
        const response = await portal.app.inject({
          method: 'POST',
          url: path,
          remoteAddress: nextAddress(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ sid, ...right, [field]: value }).toString(),
        })
        const seen = `${field}: ${what}: ${response.statusCode} ${response.body.slice(0, 200)}`
        expect([200, 429], seen).toContain(response.statusCode)
        if (response.statusCode === 429) continue
        const { code, message } = response.json()
        expect(declared, seen).toContain(code)
        expect(message, seen).not.toMatch(/ at .*\.ts|node_modules|select |insert /)
      }
    }
  },
)

/** Returns another IP address, because public calls are limited by address. */
function nextAddress(): string {
  caller += 1
  return `10.1.${(caller >> 8) & 255}.${caller & 255}`
}
