import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function office() {
  const admin = await portal.as('internal_admin')
  const vet = await portal.as('vet')
  return { admin, vet, hospital_id: vet.hospitalId ?? '' }
}

test('E7 E8 an admin sets what a hospital requires of its ECGs, and sees who changed what', async () => {
  const { admin, hospital_id } = await office()
  const { queryHospitalReviews, setHospitalReviews } = admin.api.hospitals
  expect(await queryHospitalReviews({ hospital_id })).toMatchObject({
    data: { rules: [], normal_reports_on: false, changes: [] },
  })
  const rules = ['ecg1l.second_review_required', 'normal_reports'] as const
  const set = await setHospitalReviews({ hospital_id, rules: [...rules], seen: [] })
  expect(set).toMatchObject({ data: { rules } })
  await setHospitalReviews({ hospital_id, rules: ['normal_reports'], seen: [...rules] })
  expect(await queryHospitalReviews({ hospital_id })).toMatchObject({
    data: {
      rules: ['normal_reports'],
      changes: [
        { rule: 'ecg1l.second_review_required', holds: false, by: expect.stringMatching(/\S/) },
        { rule: 'ecg1l.second_review_required', holds: true },
        { rule: 'normal_reports', holds: true },
      ],
    },
  })
})

test('E7 of two admins the one who saw older rules is refused, and nothing changes', async () => {
  const { admin, hospital_id } = await office()
  const { queryHospitalReviews, setHospitalReviews } = admin.api.hospitals
  await setHospitalReviews({ hospital_id, rules: ['ecg6l.async_review_required'], seen: [] })
  const stale = await setHospitalReviews({ hospital_id, rules: ['normal_reports'], seen: [] })
  expect(stale).toMatchObject({ code: -6025 })
  expect(await queryHospitalReviews({ hospital_id })).toMatchObject({
    data: { rules: ['ecg6l.async_review_required'] },
  })
})

test('E7 the same rules again change nothing and add no line', async () => {
  const { admin, hospital_id } = await office()
  const { setHospitalReviews } = admin.api.hospitals
  const sent = { hospital_id, rules: ['normal_reports' as const], seen: [] }
  await setHospitalReviews(sent)
  expect(await setHospitalReviews(sent)).toMatchObject({ data: { changes: [{ holds: true }] } })
})

test.each(['vet', 'senior_patcher', 'reviewer', 'sales'] as const)(
  'ROLE-4 a %s neither reads nor sets them',
  async (role) => {
    const { hospital_id } = await office()
    const { api } = await portal.as(role)
    expect(await api.hospitals.queryHospitalReviews({ hospital_id })).toMatchObject({ code: -102 })
    const set = await api.hospitals.setHospitalReviews({ hospital_id, rules: [], seen: [] })
    expect(set).toMatchObject({ code: -102 })
  },
)

test('E7 a hospital that does not exist, and a rule that does not, are refused by name', async () => {
  const { admin, hospital_id } = await office()
  expect(await admin.api.hospitals.queryHospitalReviews({ hospital_id: 'none' })).toMatchObject({
    error: 'hospitalNotFound',
  })
  const rules = ['third_review_required'] as never
  expect(
    await admin.api.hospitals.setHospitalReviews({ hospital_id, rules, seen: [] }),
  ).toMatchObject({
    code: -103,
  })
})
