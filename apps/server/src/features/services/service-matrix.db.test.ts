import { contract } from '@systole/contract/contract'
import { withRights } from '@systole/domain/access/permissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { ecgRecordings } from '../../db/schema/ecg.ts'
import { CALLS_IN_SERVICE, rolesOf } from '../../testing/role-matrix.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

/** No such case, and no such file. */
const NOT_FOUND = [-6002, -8101]
const REFUSED = -102
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

/** Makes a call on a new submitted eConsult with one file; returns its code. */
async function codeOf(sid: string, [, call, sent = {}]: (typeof CALLS_IN_SERVICE)[number]) {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const fileId = await portal.build.file(usid, vet, 'ecg')
  const isOfFile = /measurement/.test(call) && call !== 'query_case_measurements'
  const values = { sid, ...(!isOfFile && { usid }), ...sent }
  const recordingId = newId('recording')
  await portal.context.database.insert(ecgRecordings).values({
    ...{ recordingId, fileId, caseId: usid, hospitalId: vet.hospitalId, number: 1 },
    createdAt: portal.clock.now(),
  })
  const body = new URLSearchParams(values)
    .toString()
    .replaceAll('FILE', fileId)
    .replaceAll('RECORDING', recordingId)
  const request = { method: 'POST', url: `/api/${call}`, headers: FORM, payload: body } as const
  return (await portal.app.inject(request)).json().code as number
}

const cardiologist = (...rights: Parameters<typeof withRights>[2]) =>
  portal.as('cardiologist', { permissions: withRights({}, 'econsult', rights) })

async function codesOf(sid: string): Promise<Record<string, number>> {
  const codes: Record<string, number> = {}
  for (const row of CALLS_IN_SERVICE) codes[row[1]] = await codeOf(sid, row)
  return codes
}

test('ROLE-4 without a right in the service its cases are not found by any call', async () => {
  const { sid } = await portal.as('cardiologist', {
    permissions: withRights({}, 'ecg1l', ['report.review', 'tests.ecg1l.patch']),
  })
  const codes = await codesOf(sid)
  expect(Object.entries(codes).filter(([, code]) => !NOT_FOUND.includes(code))).toEqual([])
})

test('ROLE-4 with any right a case is read, and acting on its report is refused', async () => {
  const { sid } = await cardiologist('report.async_review')
  const codes = await codesOf(sid)
  const wrong = CALLS_IN_SERVICE.filter(([right, call]) => {
    const code = codes[call] ?? 0
    return right === 'any' ? [...NOT_FOUND, REFUSED].includes(code) : code !== REFUSED
  })
  expect(wrong.map(([, call]) => `${call}: ${codes[call]}`)).toEqual([])
})

test('ROLE-4 the right to review opens every call of a cardiologist', async () => {
  const { sid } = await cardiologist('report.review')
  const codes = await codesOf(sid)
  const wrong = Object.entries(codes).filter(([, code]) => [-6002, REFUSED].includes(code))
  expect(wrong).toEqual([])
})

test('ROLE-4 the permission alone opens nothing to a role that may not make the call', async () => {
  const { sid } = await portal.as('reviewer', {
    permissions: withRights({}, 'econsult', ['report.review']),
  })
  const codes = await codesOf(sid)
  const wrong = Object.entries(codes).filter(
    ([call, code]) => !rolesOf(`/api/${call}`)?.includes('reviewer') && code !== REFUSED,
  )
  expect(wrong).toEqual([])
})

test('ROLE-4 every call on cases that a cardiologist may make is in the matrix of services', () => {
  const listed = CALLS_IN_SERVICE.map(([, call]) => `/api/${call}`)
  const named = Object.values(contract)
    .flatMap((noun) => Object.values(noun))
    .filter(({ path, input }) => {
      const shape: object = 'shape' in input ? input.shape : {}
      return rolesOf(path)?.includes('cardiologist') && ('usid' in shape || 'fid' in shape)
    })
    .map(({ path }) => path)
  // of the own notifications
  expect(named.filter((path) => !listed.includes(path))).toEqual(['/api/read_notifications'])
})

test('ROLE-4 a patcher lists the cases of the own services alone', async () => {
  await portal.build.consult(vet, { status: 'submit' })
  const total = async (permissions: ReturnType<typeof withRights>) => {
    const { api } = await portal.as('patcher', { permissions })
    const reply = await api.cases.queryAllSessions({ params: {} })
    return reply.ok ? reply.data.total : reply.code
  }
  expect(await total(withRights({}, 'econsult', ['tests.xray.patch']))).toBeGreaterThan(0)
  expect(await total(withRights({}, 'ecg6l', ['tests.ecg6l.patch']))).toBe(0)
  expect(await total({})).toBe(0)
})

test('ROLE-4 the user settings carry the permissions as the specification shapes them', async () => {
  const { api } = await cardiologist('report.review', 'tests.xray.patch')
  expect(await api.accounts.queryUserSettings({})).toMatchObject({
    data: {
      permissions: {
        etest: { econsult: { report: { review: true }, tests: { xray: { patch: true } } } },
      },
    },
  })
})

test('ROLE-4 a case is assigned only to somebody with the right to review its service', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const office = await portal.as('internal_admin')
  const { accountId: to } = await cardiologist('report.async_review')
  expect(await office.api.claims.assignCase({ usid, to })).toMatchObject({
    code: -103,
    data: { field: 'to' },
  })
})
