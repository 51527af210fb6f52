import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { logCaseOnly } from '../../cases/record-case.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { sendPushes } from './send-pushes.ts'
import { type PushService, startPushService } from './testing/push-service.ts'

let portal: TestApp
let service: PushService

beforeAll(async () => {
  service = await startPushService()
  portal = await testApp()
  portal.context.settings.PUSH_HOSTS.push(service.host)
})
beforeEach(() => {
  service.arrived.length = 0
  service.state.status = 201
})
afterAll(async () => {
  await portal.close()
  await service.stop()
})

const send = () => sendPushes(jobContext(portal))

/** A vet with a case of Mochi, whose browser was added. */
async function person({
  lang = 'en_us' as const,
  country = 'HK',
}: {
  lang?: 'en_us' | 'ja'
  country?: string
} = {}) {
  const vet = await portal.as('vet', { country })
  const petId = await portal.build.pet(vet.hospitalId, { name: 'Mochi' })
  const caseId = await portal.build.consult(vet, { status: 'close', petId })
  const subscription = service.browser()
  const added = await vet.api.pushDevices.addPushDevice({ subscription, lang })
  if (!added.ok) throw new Error(added.message)
  const release = () =>
    logCaseOnly(portal.context.database, {
      ...{ caseId, hospitalId: vet.hospitalId, actor: undefined },
      ...{ action: 'report.released', at: portal.clock.now() },
    })
  /** Opens a session each time, because tests set the clock. */
  const signedIn = async () => portal.client(await portal.sessionOf(vet.accountId))
  const listed = async () => {
    const reply = await (await signedIn()).pushDevices.queryPushDevices({})
    if (!reply.ok) throw new Error(reply.message)
    return reply.data
  }
  return { ...vet, caseId, subscription, deviceId: added.data.device_id, release, listed, signedIn }
}

test('a released report is sent to the browser of the hospital once, signed and encrypted, without a word of its content', async () => {
  const vet = await person()
  await vet.release()
  await send()
  expect(service.arrived).toMatchObject([
    {
      ...{ title: 'Systole', body: 'The report on Mochi is ready' },
      ...{
        href: `/econsult-report?usid=${vet.caseId}`,
        tag: expect.stringMatching(/^systole-\d+$/),
      },
      claims: { aud: `http://${service.host}`, sub: 'mailto:support@systole.test' },
    },
  ])
  await send()
  expect(service.arrived).toHaveLength(1)
  expect((await vet.listed()).devices).toMatchObject([
    { last_used: expect.stringMatching(/^\d{14}$/) },
  ])
})

test('a notification is sent in the language of the browser', async () => {
  const vet = await person({ lang: 'ja' })
  await vet.release()
  await send()
  expect(service.arrived[0]?.body).toContain('Mochiの')
})

test('what was read meanwhile, or is a day old, is not sent', async () => {
  const [read, old] = [await person(), await person()]
  await read.release()
  await read.api.notifications.readNotifications({})
  await old.release()
  portal.clock.advance(25 * HOUR)
  await send()
  expect(service.arrived).toEqual([])
})

test('a push service that fails is asked again later, and each time later', async () => {
  const vet = await person()
  await vet.release()
  service.state.status = 503
  await send()
  service.state.status = 201
  await send()
  expect(service.arrived).toEqual([])
  portal.clock.advance(MINUTE)
  await send()
  expect(service.arrived).toHaveLength(1)
})

test('a browser that unsubscribed is forgotten', async () => {
  const vet = await person()
  service.forget(vet.subscription)
  await vet.release()
  await send()
  expect((await vet.listed()).devices).toEqual([])
})

test('a browser that subscribed for another key is forgotten', async () => {
  const vet = await person()
  service.state.status = 403
  await vet.release()
  await send()
  expect((await vet.listed()).devices).toEqual([])
})

test('a worker that ended in the middle leaves a push to the next, minutes later', async () => {
  const vet = await person()
  await vet.release()
  await portal.context.database.execute(sql`
    update pushes set send_at = send_at + interval '5 minutes', attempts = 1`) // as a worker takes it
  await send()
  expect(service.arrived).toEqual([])
  portal.clock.advance(6 * MINUTE)
  await send()
  expect(service.arrived).toHaveLength(1)
})

test('quiet hours by the zone of the hospital put pushes off to their end', async () => {
  const vet = await person({ country: 'JP' })
  const set = await vet.api.pushDevices.setQuietHours({ from: '22:00', until: '07:00' })
  expect(set).toMatchObject({ ok: true })
  expect(await vet.listed()).toMatchObject({
    hospital_zone: 'Asia/Tokyo',
    quiet_hours: { from: '22:00', until: '07:00', time_zone: 'Asia/Tokyo' },
  })
  const tokyo = (clock: string) => new Date(`2027-03-01T${clock}:00+09:00`)
  portal.clock.set(tokyo('23:30'))
  await vet.release()
  await send()
  portal.clock.set(new Date(tokyo('06:59').getTime() + 24 * HOUR))
  await send()
  expect(service.arrived).toEqual([])
  portal.clock.set(new Date(tokyo('07:00').getTime() + 24 * HOUR))
  await send()
  expect(service.arrived).toHaveLength(1)
  expect(await (await vet.signedIn()).pushDevices.setQuietHours({})).toMatchObject({ ok: true })
  expect((await vet.listed()).quiet_hours).toBeNull()
})

test.each([
  [{ from: '22:00' }, 'until'],
  [{ until: '07:00' }, 'from'],
  [{ from: '22:00', until: '22:00' }, 'until'],
  [{ from: '22:00', until: '07:00' }, 'time_zone'],
  [{ from: '24:00', until: '07:00', time_zone: 'UTC' }, 'from'],
  [{ from: '22:00', until: '07:00', time_zone: 'Mars/Olympus' }, 'time_zone'],
] as const)('quiet hours of staff as %j are refused by %s', async (hours, field) => {
  const { api } = await portal.as('reviewer')
  expect(await api.pushDevices.setQuietHours(hours)).toMatchObject({ code: -103, data: { field } })
})

test.each([
  'https://example.test/push',
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/push',
])('the address %s is that of no push service and is refused', async (endpoint) => {
  const { api } = await portal.as('vet')
  const subscription = { ...service.browser(), endpoint }
  expect(await api.pushDevices.addPushDevice({ subscription, lang: 'en_us' })).toMatchObject({
    ...{ code: -103, data: { field: 'subscription.endpoint' } },
  })
})

test.each([
  ['p256dh', 'A'],
  ['auth', 'AAAA'],
] as const)('a subscription with a broken %s is refused by its name', async (name, value) => {
  const { api } = await portal.as('vet')
  const { endpoint, keys } = service.browser()
  const subscription = { endpoint, keys: { ...keys, [name]: value } }
  expect(await api.pushDevices.addPushDevice({ subscription, lang: 'en_us' })).toMatchObject({
    ...{ code: -103, data: { field: `subscription.keys.${name}` } },
  })
})

test('a browser belongs to the account that added it last, and no other account removes or tests it', async () => {
  const [first, second] = [await person(), await portal.as('vet')]
  const other = second.api.pushDevices
  expect(await other.removePushDevice({ device_id: first.deviceId })).toMatchObject({ ok: true })
  expect(await other.testPushDevice({ device_id: first.deviceId })).toMatchObject({
    data: { outcome: 'gone' },
  })
  expect((await first.listed()).devices).toHaveLength(1)
  await other.addPushDevice({ subscription: first.subscription, lang: 'en_us' })
  expect((await first.listed()).devices).toEqual([])
  await first.release()
  await send()
  expect(service.arrived).toEqual([])
})

test('a test arrives immediately, and returns the answer of the push service', async () => {
  const vet = await person()
  const { testPushDevice, removePushDevice } = vet.api.pushDevices
  const outcome = async () => {
    const reply = await testPushDevice({ device_id: vet.deviceId })
    return reply.ok && reply.data.outcome
  }
  expect(await outcome()).toBe('taken')
  expect(service.arrived).toMatchObject([{ body: 'Notifications arrive in this browser.' }])
  service.state.status = 500
  expect(await outcome()).toBe('failed')
  service.state.status = 410
  expect(await outcome()).toBe('gone')
  expect((await vet.listed()).devices).toEqual([])
  expect(await removePushDevice({ device_id: vet.deviceId })).toMatchObject({ ok: true })
})

test('an account whose sessions the office ends gets no more pushes', async () => {
  const [vet, admin] = [await person(), await portal.as('internal_admin')]
  const { api } = admin
  expect(await api.accountDirectory.endSessionsOf({ uid: vet.accountId })).toMatchObject({
    ok: true,
  })
  expect((await vet.listed()).devices).toEqual([])
})

test('twenty browsers get one push each, with three workers', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => person()))
  for (const each of people) await each.release()
  await Promise.all([send(), send(), send()])
  expect(service.arrived).toHaveLength(20)
  expect(new Set(service.arrived.map(({ to }) => to)).size).toBe(20)
})
