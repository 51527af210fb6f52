import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test('CALL-26 ROLE-2 a vet sees the own hospital only, staff see all', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet', { country: 'TW' })
  expect(await vet.api.hospitals.queryVetUsers({})).toMatchObject({
    data: { hospitals: [{ uid: vet.accountId, name: 'Harbour Animal Hospital' }] },
  })
  expect(await vet.api.hospitals.queryVetUsers({ uid: other.accountId })).toMatchObject({
    data: { hospitals: [] },
  })
  const sales = await portal.as('sales')
  expect(await sales.api.hospitals.queryVetUsers({ country: 'TW' })).toMatchObject({
    data: { hospitals: [{ uid: other.accountId, country: 'TW' }] },
  })
})

test('CALL-27 staff see who reads, a vet does not', async () => {
  const reader = await portal.as('cardiologist')
  const admin = await portal.as('internal_admin')
  expect(await admin.api.hospitals.queryAllReviewers({})).toMatchObject({
    data: { reviewers: [{ uid: reader.accountId, name: 'Wing Chan', roles: ['cardiologist'] }] },
  })
  const vet = await portal.as('vet')
  expect(await vet.api.hospitals.queryAllReviewers({})).toMatchObject({ code: -102 })
})
