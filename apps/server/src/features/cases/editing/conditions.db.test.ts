import { FIXTURES } from '@systole/fixtures/fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { recordedCase } from '../../ecg-recordings/testing/recorded-case.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // a file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const LYING = { posture: 'right_lateral', state: 'awake', electrodes: 'clips' } as const

test('E31 how an ECG was recorded is stated when its case opens, replaced later and read with the case', async () => {
  const vet = await portal.as('vet')
  const pid = await portal.build.pet(vet.hospitalId)
  const { api } = vet
  const opened = await api.cases.createSession({
    type: 'etest',
    pid,
    exinfo: { recording: { ...LYING, drugs: ' ' } },
  })
  if (!opened.ok) throw new Error(opened.message)
  const { usid } = opened.data
  const stated = async () => {
    const reply = await api.cases.querySessionInfo({ usid })
    return reply.ok && reply.data.session.exinfo.recording
  }
  expect(await stated()).toEqual(LYING)
  const recording = { posture: 'unknown', state: 'sedated', drugs: 'butorphanol' } as const
  await api.cases.updateSession({ usid, params: { exinfo: { recording } } })
  expect(await stated()).toEqual(recording)
})

test.each([
  ['posture', 'lying'],
  ['state', 'asleep'],
  ['drugs', 'x'.repeat(501)],
  ['pulse', '80'],
])('E31 a %s that is no condition is refused at its field', async (field, value) => {
  const vet = await portal.as('vet')
  const usid = await portal.build.consult(vet)
  const params = JSON.stringify({ exinfo: { recording: { [field]: value } } })
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/update_cardiobirdx_session',
    payload: new URLSearchParams({ sid: vet.sid, usid, params }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.json()).toMatchObject({ code: -103, message: expect.stringContaining(field) })
})

test('E31 the conditions are those of a submitted case for ever, and no cardiologist changes them', async () => {
  const vet = await portal.as('vet')
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const params = { exinfo: { recording: LYING } }
  expect(await vet.api.cases.updateSession({ usid, params })).toMatchObject({ code: -6024 })
  const cardiologist = await portal.as('cardiologist')
  expect(await cardiologist.api.cases.updateSession({ usid, params })).toMatchObject({ code: -102 })
})

test('E31 a recording has the conditions of the case that its file was added to, also in a follow-up', async () => {
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet, recordings } = await recordedCase(portal, 'a.json', bytes)
  expect(await recordings()).toMatchObject([{ conditions: {} }])
  const usid = vet.caseId
  await vet.api.cases.updateSession({ usid, params: { exinfo: { recording: LYING } } })
  expect(await recordings()).toMatchObject([{ conditions: LYING }])
  await portal.context.database.execute(sql`update cases set status = 'close', submitted_at = now(), due_at = now(),
    closed_at = now() where case_id = ${usid}`)
  const cloned = await vet.api.cases.cloneSession({ usid, uid: vet.accountId })
  if (!cloned.ok) throw new Error(cloned.message)
  const today = { posture: 'standing', state: 'awake' } as const
  const params = { exinfo: { recording: today } }
  await vet.api.cases.updateSession({ usid: cloned.data.usid, params })
  expect(await recordings(cloned.data.usid)).toMatchObject([{ conditions: LYING }])
})
