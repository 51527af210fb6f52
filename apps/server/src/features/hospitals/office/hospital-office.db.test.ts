import { expect, test } from 'vitest'
import { creditVet } from '../../../testing/credit-hospital.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
})

test('STAFF-6 an admin finds a hospital by name, email and country, with its people, plans and cases', async () => {
  const vet = await portal.as('vet')
  const { hospitals, creditOffice } = admin.api
  const settings = await vet.api.hospitals.queryHospital({})
  if (!settings.ok) throw new Error(settings.message)
  const { version, country } = settings.data.hospital
  await vet.api.hospitals.updateHospital({ version, params: { name: 'Quarry 100% Bay Clinic' } })
  const invited = await vet.api.hospitals.inviteHospitalStaff({
    ...{ email: `nurse.${vet.hospitalId}@quarry.test`, fname: 'Mei', lname: 'Ho', title: '' },
  })
  expect(invited).toMatchObject({ ok: true })
  const before = await hospitals.queryOfficeHospitals({ find: 'quarry 100%' })
  expect(before.ok && before.data).toMatchObject({
    total: 1,
    hospitals: [
      {
        ...{ hospital_id: vet.hospitalId, name: 'Quarry 100% Bay Clinic', country },
        ...{ accounts: 2, plans: ['Test plan'], cases: 0, latest: '', erased: '' },
      },
    ],
  })
  expect(await hospitals.queryOfficeHospitals({ find: 'quarry 101%' })).toMatchObject({
    data: { hospitals: [], total: 0 },
  })
  const elsewhere = country === 'JP' ? 'HK' : 'JP'
  expect(
    await hospitals.queryOfficeHospitals({ find: 'quarry', country: elsewhere }),
  ).toMatchObject({ data: { total: 0 } })

  const plan = await creditOffice.saveCreditPlan({
    ...{ name: 'Clinic 20', basic_credits: 1, advance_credits: 2 },
  })
  if (!plan.ok) throw new Error(plan.message)
  const bound = { hospital_id: vet.hospitalId, credit_plan_id: plan.data.credit_plan_id }
  await creditOffice.bindCreditPlan({ ...bound, bound: true })
  const note = 'Invoice 7'
  await creditOffice.changeHospitalCredits({ ...bound, note, credits: 20, direction: 'grant' })
  await hospitals.setHospitalReviews({
    ...{ hospital_id: vet.hospitalId, rules: ['ecg1l.second_review_required'], seen: [] },
  })
  const seen = await hospitals.queryHospitalChanges({ hospital_id: vet.hospitalId })
  expect(seen.ok && seen.data.changes).toMatchObject([
    { change: 'hospital.reviewsChanged', fields: ['ecg1l.second_review_required'] },
    { change: 'credits.grant', subject: 'Clinic 20', credits: 20 },
    { change: 'plan.bound', subject: 'Clinic 20', credits: null, by: 'Wing Chan' },
    { change: 'hospital.changed', fields: ['name'], subject: '' },
  ])
})

test('STAFF-6 the changes of a hospital name no address and nothing that was typed', async () => {
  const vet = await portal.as('vet')
  const settings = await vet.api.hospitals.queryHospital({})
  if (!settings.ok) throw new Error(settings.message)
  const { version } = settings.data.hospital
  const params = { address: '7 Secret Lane', report_email_list: ['private@clinic.test'] }
  await vet.api.hospitals.updateHospital({ version, params })
  const seen = await admin.api.hospitals.queryHospitalChanges({ hospital_id: vet.hospitalId })
  expect(seen.ok && seen.data.changes[0]?.fields.toSorted()).toEqual([
    'address',
    'report_email_list',
  ])
  expect(JSON.stringify(seen)).not.toMatch(/Secret Lane|private@clinic/)
})

test('STAFF-6 a hospital that does not exist is refused, and the list is for admins', async () => {
  expect(
    await admin.api.hospitals.queryHospitalChanges({ hospital_id: 'hospital_none' }),
  ).toMatchObject({ ok: false, code: -9001 })
  const { vet } = await creditVet(portal, { credits: 1 })
  for (const role of ['sales', 'cardiologist', 'reviewer'] as const) {
    const other = await portal.as(role)
    expect(await other.api.hospitals.queryOfficeHospitals({})).toMatchObject({ code: -102 })
  }
  expect(await vet.api.hospitals.queryOfficeHospitals({})).toMatchObject({ ok: false })
})
