import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let admin: Person
let vet: Person

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

const FIRST = { is_offered: true, promise_minutes: 90 }

async function termsOf(subtype: string) {
  const reply = await admin.api.services.queryServiceTerms({})
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.data.services.find((each) => each.subtype === subtype)
}
const set = (
  subtype: 'econsult' | 'ecg1l' | 'ecg6l' | 'xray',
  terms: { is_offered: boolean; promise_minutes: number },
  more: { seen?: typeof FIRST; reason?: string } = {},
) =>
  admin.api.services.setServiceTerms({
    subtype,
    params: { ...terms, reason: more.reason ?? 'Fewer reviewers this week' },
    seen: more.seen ?? FIRST,
  })

test('SERV-1 the services with a table are listed with the promises that pages state', async () => {
  const stated = [
    ['econsult', 1440],
    ['ecg1l', 90],
    ['ecg6l', 90],
  ] as const
  for (const [subtype, minutes] of stated)
    expect(await termsOf(subtype)).toMatchObject({
      is_offered: true,
      promise_minutes: minutes,
      stated_minutes: minutes,
    })
  expect(await termsOf('xray')).toBe(undefined)
})

test('SERV-1 a service is withdrawn and offered again, with a history of who and why', async () => {
  const pid = await portal.build.pet(vet.hospitalId)
  const open = async () => {
    const api = portal.client(await portal.sessionOf(vet.accountId))
    return api.cases.createSession({ type: 'etest', subtype: 'ecg1l', pid })
  }
  const settings = await vet.api.accounts.queryUserSettings({})
  expect(settings).toMatchObject({ ok: true })
  const shorter = { is_offered: false, promise_minutes: 60 }
  expect(await set('ecg1l', shorter)).toMatchObject({ ok: true, data: { service: shorter } })
  expect(await open()).toMatchObject({ code: -103, data: { field: 'subtype' } })
  expect(await set('ecg1l', FIRST, { seen: shorter, reason: 'Back' })).toMatchObject({ ok: true })
  expect(await open()).toMatchObject({ ok: true })
  const changes = (await termsOf('ecg1l'))?.changes
  expect(changes).toMatchObject([
    { reason: 'Back', from: shorter, to: FIRST },
    { reason: 'Fewer reviewers this week', from: FIRST, to: shorter },
  ])
  expect(changes?.[0]?.by).not.toBe('')
})

test.each([
  ['a longer promise than pages state', { ...FIRST, promise_minutes: 91 }, 'aboveStated'],
  ['a promise of ten minutes', { ...FIRST, promise_minutes: 10 }, 'tooShort'],
  ['half a minute', { ...FIRST, promise_minutes: 60.5 }, 'notMinutes'],
])('SERV-1 %s is refused by name', async (_, terms, reason) => {
  const reply = await set('ecg6l', terms)
  expect(reply).toMatchObject({ code: -103, data: { field: 'params.promise_minutes', reason } })
  expect(await termsOf('ecg6l')).toMatchObject(FIRST)
})

test('SERV-1 the last service on offer cannot be withdrawn', async () => {
  const off = (promise_minutes: number) => ({ is_offered: false, promise_minutes })
  await set('ecg1l', off(90))
  await set('ecg6l', off(90))
  const seen = { is_offered: true, promise_minutes: 1440 }
  expect(await set('econsult', off(1440), { seen })).toMatchObject({
    code: -103,
    data: { field: 'params.is_offered', reason: 'lastOffered' },
  })
  for (const service of ['ecg1l', 'ecg6l'] as const)
    expect(await set(service, FIRST, { seen: off(90) })).toMatchObject({ ok: true })
})

test('SERV-1 terms that another admin changed in between are refused', async () => {
  const seen = { is_offered: true, promise_minutes: 80 }
  expect(await set('ecg6l', { ...FIRST, promise_minutes: 60 }, { seen })).toMatchObject({
    code: -6025,
  })
  expect(await set('xray', FIRST)).toMatchObject({ code: -103, data: { field: 'subtype' } })
  expect(await set('ecg6l', FIRST, { reason: '' })).toMatchObject({ code: -103 })
})

test('SERV-1 a case keeps the deadline of the promise under which it was submitted', async () => {
  const consult = await portal.build.consult(vet, { status: 'submit' })
  const dueOf = async () => {
    const reply = await admin.api.cases.querySessionInfo({ usid: consult })
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.data.session.due
  }
  const before = await dueOf()
  const first = { is_offered: true, promise_minutes: 1440 }
  const shorter = { is_offered: true, promise_minutes: 720 }
  expect(await set('econsult', shorter, { seen: first })).toMatchObject({ ok: true })
  expect(await dueOf()).toBe(before)
  expect(await set('econsult', first, { seen: shorter })).toMatchObject({ ok: true })
})
