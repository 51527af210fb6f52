import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let vet: Person
let admin: Person
beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  admin = await portal.as('internal_admin')
})
afterAll(() => portal.close())

const set = (uid: string, rights: string[], seen: string[], subtype = 'econsult') =>
  admin.api.accountDirectory.setStaffPermissions({ uid, subtype, rights, seen } as never)

test('ROLE-4 a right taken away counts immediately, and given back as well', async () => {
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const open = () => reader.api.cases.querySessionInfo({ usid })
  expect(await open()).toMatchObject({ ok: true })
  expect(await set(reader.accountId, [], ['report.review'])).toMatchObject({ data: { rights: [] } })
  expect(await open()).toMatchObject({ code: -6002 })
  expect(await reader.api.cases.queryAllSessions({ params: {} })).toMatchObject({
    data: { sessions: [], total: 0 },
  })
  expect(await reader.api.accounts.queryUserSettings({})).toMatchObject({
    data: { permissions: { etest: {} } },
  })
  await set(reader.accountId, ['report.review'], [])
  expect(await open()).toMatchObject({ ok: true })
})

test('ROLE-4 every change of permissions is in the log of the account, and a repeated one is no change', async () => {
  const { accountId } = await portal.as('reviewer')
  await set(accountId, ['report.review'], [])
  await set(accountId, ['report.review'], [])
  const details = await admin.api.accountDirectory.queryAccount({ uid: accountId })
  expect(details).toMatchObject({
    data: {
      changes: [
        {
          change: 'account.permitted',
          by: 'Wing Chan',
          fields: [{ field: 'permissions', from: 'econsult', to: 'econsult report.review' }],
        },
      ],
    },
  })
})

test('ROLE-4 of two admins who read the same rights the second learns of the change', async () => {
  const { accountId } = await portal.as('cardiologist')
  await set(accountId, [], ['report.review'])
  expect(await set(accountId, ['tests.xray.patch'], ['report.review'])).toMatchObject({
    error: 'versionConflict',
  })
})

test.each([
  ['a vet needs no permission', 'vet', 'econsult', ['report.review'], 'uid'],
  ['a service without a table has none', 'reviewer', 'cpx', ['report.review'], 'subtype'],
  ['a right that a service does not have', 'reviewer', 'econsult', ['tests.ecg1l.patch'], 'rights'],
] as const)('ROLE-4 refused by its field: %s', async (_, role, subtype, rights, field) => {
  const { accountId } = await portal.as(role)
  expect(await set(accountId, [...rights], [], subtype)).toMatchObject({
    code: -103,
    data: { field },
  })
})

test('ROLE-4 the list has the staff who need a permission, with their rights', async () => {
  const { accountId, email } = await portal.as('cardiologist')
  const reply = await admin.api.accountDirectory.queryStaffPermissions({})
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  const { staff } = reply.data
  expect(staff.find(({ uid }) => uid === accountId)).toEqual({
    uid: accountId,
    name: 'Wing Chan',
    email,
    user_type: 'cardiologist',
    services: [{ subtype: 'econsult', rights: ['report.review'] }],
  })
  expect(staff.some(({ uid }) => uid === vet.accountId || uid === admin.accountId)).toBe(false)
})

test('ROLE-4 a new role begins with its own first permissions', async () => {
  const colleague = await portal.as('cardiologist')
  const { accountId: uid, email } = colleague
  const person = { email, fname: 'Wing', lname: 'Chan', title: 'DVM, DACVIM (Cardiology)' }
  const seen = { ...person, user_type: 'cardiologist' } as const
  await admin.api.accountDirectory.updateAccount({ uid, ...person, user_type: 'reviewer', seen })
  const reply = await admin.api.accountDirectory.queryStaffPermissions({})
  const found = reply.ok && reply.data.staff.find((each) => each.uid === uid)
  expect(found).toMatchObject({ user_type: 'reviewer', services: [] })
})
