import { erasedCodeOf } from '@systole/domain/hospital-data/erasure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { eraseHospital } from './erase-hospital.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function notificationsOf({ api }: Awaited<ReturnType<TestApp['as']>>) {
  const reply = await api.notifications.queryNotifications({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.notifications
}

test('KEEP-1 an erasure that waits notifies every other admin with the name of the hospital, and no one else', async () => {
  const hospital_id = await portal.build.hospital()
  const [grace, henry] = [await portal.as('internal_admin'), await portal.as('internal_admin')]
  const others = [
    await portal.as('cardiologist'),
    await portal.as('vet', { hospitalId: hospital_id }),
  ]
  const asked = await grace.api.hospitalData.askHospitalErasure({
    hospital_id,
    name: 'Harbour Animal Hospital',
    reason: 'The hospital asked us to.',
  })
  if (!asked.ok) throw new Error(asked.message)
  expect(await notificationsOf(henry)).toMatchObject([
    { kind: 'erasureAsked', usid: '', detail: 'Harbour Animal Hospital', is_read: false },
  ])
  expect((await Promise.all([grace, ...others].map(notificationsOf))).flat()).toEqual([])

  const { erasure_id } = asked.data
  await henry.api.hospitalData.decideHospitalErasure({ erasure_id, decision: 'approve' })
  await eraseHospital(
    { ...portal.context, db: portal.context.database, requestId: 'job' },
    { erasureId: erasure_id },
  )
  const [after] = await notificationsOf(henry)
  expect(erasedCodeOf(after?.detail ?? '')).toBe(hospital_id.slice(-6))
})
