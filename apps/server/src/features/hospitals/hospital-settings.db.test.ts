import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/cases.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>
type Params = Parameters<Person['api']['hospitals']['updateHospital']>[0]['params']

const save = (person: Person, version: number, params: Params) =>
  person.api.hospitals.updateHospital({ version, params })

const read = async (person: Person) => {
  const reply = await person.api.hospitals.queryHospital({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.hospital
}

async function auditsOf(hospitalId: string) {
  return portal.context.database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `hospital:${hospitalId}`))
}

test('a vet reads and changes the settings of the own hospital; the version counts', async () => {
  const vet = await portal.as('vet')
  expect(await read(vet)).toEqual({
    hospital_id: vet.hospitalId,
    version: 1,
    country: 'HK',
    name: 'Harbour Animal Hospital',
    address: '8 Harbour Road, Wan Chai',
    phone: '+852 2000 0000',
    report_email_list: ['reports@harbour.test'],
    report_language: null,
    push_language: 'en_us',
    representative: '',
    representative_license: '',
    billing_name: '',
    billing_address: '',
    tax_id: '',
    logo: null,
    storage: { used: 0, quota: 200_000_000_000 },
  })
  const saved = await save(vet, 1, {
    name: ' 港灣動物醫院 ',
    report_email_list: ['Reports@harbour.test', 'night@harbour.test'],
    report_language: 'zh_hk',
  })
  expect(saved).toMatchObject({
    data: {
      hospital: {
        version: 2,
        name: '港灣動物醫院',
        report_email_list: ['reports@harbour.test', 'night@harbour.test'],
        report_language: 'zh_hk',
        phone: '+852 2000 0000',
      },
    },
  })
  expect(await read(vet)).toMatchObject({ version: 2, name: '港灣動物醫院' })
})

test('the audit says which fields changed and how many addresses, and holds none of them', async () => {
  const vet = await portal.as('vet')
  await save(vet, 1, { report_email_list: ['a@harbour.test', 'b@harbour.test'], phone: '23456' })
  const [entry] = await auditsOf(vet.hospitalId)
  expect(entry).toMatchObject({
    action: 'hospital.changed',
    actorId: vet.accountId,
    details: {
      version: 2,
      changed: ['phone', 'report_email_list'],
      emails_added: 2,
      emails_removed: 1,
    },
  })
  expect(JSON.stringify(entry?.details)).not.toMatch(/harbour\.test|23456/)
})

test('a stale save is refused with -6025 and changes nothing', async () => {
  const vet = await portal.as('vet')
  const colleague = await portal.as('vet', { hospitalId: vet.hospitalId })
  await save(vet, 1, { phone: '+852 2111 1111' })
  expect(await save(colleague, 1, { name: 'Other' })).toMatchObject({ code: -6025 })
  expect(await read(colleague)).toMatchObject({ version: 2, name: 'Harbour Animal Hospital' })
})

test('of ten simultaneous saves one is kept', async () => {
  const vet = await portal.as('vet')
  const names = Array.from({ length: 10 }, (_, place) => `Hospital ${place}`)
  const replies = await Promise.all(names.map((name) => save(vet, 1, { name })))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await read(vet)).toMatchObject({ version: 2 })
})

test('the same save again answers what is there, and is audited once', async () => {
  const vet = await portal.as('vet')
  const first = await save(vet, 1, { name: 'Peak' })
  expect(await save(vet, 1, { name: 'Peak' })).toEqual(first)
  expect(await auditsOf(vet.hospitalId)).toHaveLength(1)
})

test.each([
  [{ name: '' }, 'name', 'missing'],
  [{ name: 'a\nb' }, 'name', 'character'],
  [{ report_email_list: [] }, 'report_email_list', 'noEmail'],
  [{ report_email_list: ['a@b.test\r\nBcc: c@d.test'] }, 'report_email_list', 'notAnEmail'],
  [{ report_email_list: ['a@b.test,c@d.test'] }, 'report_email_list', 'notAnEmail'],
  [{ report_email_list: ['a@b.test', 'A@b.test'] }, 'report_email_list', 'repeatedEmail'],
  [
    { report_email_list: Array.from({ length: 21 }, (_, n) => `v${n}@b.test`) },
    'report_email_list',
    'tooManyEmails',
  ],
  [{ phone: 'none' }, 'phone', 'notAPhone'],
] satisfies [Params, string, string][])(
  '%j is refused at %s with %s',
  async (params, field, reason) => {
    const vet = await portal.as('vet')
    expect(await save(vet, 1, params)).toMatchObject({
      code: -103,
      data: { field, fields: { [field]: reason } },
    })
    expect(await read(vet)).toMatchObject({ version: 1 })
  },
)

test('an unknown language and a hidden character are refused by name', async () => {
  const vet = await portal.as('vet')
  const call = (params: unknown) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/update_hospital',
      payload: new URLSearchParams({
        sid: vet.sid,
        version: '1',
        params: JSON.stringify(params),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await call({ push_language: 'fr' })).json()).toMatchObject({
    code: -103,
    data: { field: 'params.push_language' },
  })
  expect((await call({ name: 'a\u0000b' })).json()).toMatchObject({
    code: -134,
    data: { field: 'params.name' },
  })
})

test('ROLE-2 another hospital is not there, like one that does not exist', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet')
  const { hospitals } = vet.api
  const replies = await Promise.all(
    [other.hospitalId, 'hospital_none'].map(async (hospital_id) => [
      await hospitals.queryHospital({ hospital_id }),
      await hospitals.updateHospital({ hospital_id, version: 1, params: { name: 'Mine' } }),
      await hospitals.deleteHospitalLogo({ hospital_id }),
      await hospitals.queryHospitalStaff({ hospital_id }),
      await hospitals.removeHospitalStaff({ hospital_id, uid: other.accountId }),
      await hospitals.resendInvitation({ hospital_id, uid: other.accountId }),
    ]),
  )
  expect(replies[0]).toEqual(replies[1])
  for (const reply of replies.flat()) expect(reply).toMatchObject({ code: -9001 })
  expect(await read(other)).toMatchObject({ version: 1 })
})

test('an admin names the hospital; without a name there is none; other staff have no say', async () => {
  const vet = await portal.as('vet')
  const admin = await portal.as('internal_admin')
  const hospital_id = vet.hospitalId
  expect(await admin.api.hospitals.queryHospital({ hospital_id })).toMatchObject({ ok: true })
  expect(await admin.api.hospitals.queryHospital({})).toMatchObject({ code: -9001 })
  for (const role of ['sales', 'cardiologist', 'patcher'] as const) {
    const staff = await portal.as(role)
    expect(await staff.api.hospitals.queryHospital({ hospital_id })).toMatchObject({ code: -102 })
  }
})

test('a hospital without a list shows the address that reports go to', async () => {
  const hospitalId = await portal.build.hospital({ reportEmails: [] })
  const vet = await portal.as('vet', { hospitalId })
  expect((await read(vet)).report_email_list).toEqual(['office@harbour.test'])
})
