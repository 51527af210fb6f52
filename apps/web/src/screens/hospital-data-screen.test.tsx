import type { WireErasure } from '@systole/contract/hospitals/hospital-data'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addTexts } from '../i18n/i18n.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { HospitalDataScreen } from './hospital-data-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_credit_hospitals'
const OPEN = '/api/query_hospital_erasures'
const DATA = '/api/query_hospital_data'
const ASK_EXPORT = '/api/ask_hospital_export'
const ASK = '/api/ask_hospital_erasure'
const DECIDE = '/api/decide_hospital_erasure'
const NAME = 'Harbour Animal Hospital'

const anErasure: WireErasure = {
  erasure_id: 'erasure_1',
  hospital_id: 'hospital_harbour',
  hospital: NAME,
  state: 'asked',
  reason: 'The hospital closed.',
  asked_by: 'Grace Lam',
  asked: new Date('2026-11-20T06:00:00Z'),
  mine: false,
  decided_by: '',
  decided: null,
  answer: '',
  erased: 0,
  finished: null,
}
const aHospital = {
  hospital_id: 'hospital_harbour',
  name: NAME,
  erased: null,
  accounts: 2,
  pets: 1200,
  cases: 1340,
  file_bytes: 5_242_880,
  exports: [],
  erasures: [],
  obstacles: [],
  kept: [{ kind: 'originals', count: 12, until: new Date('2033-11-20T06:00:00Z') }],
}
const aListed = { hospital_id: 'hospital_harbour', name: NAME, country: 'HK', distributor: null }

async function open(
  answers: Parameters<typeof renderVetPage>[1],
  options: Pick<NonNullable<Parameters<typeof renderVetPage>[2]>, 'at' | 'language'> = {},
) {
  const page = await renderVetPage(<HospitalDataScreen />, answers, {
    at: '/hospital-data?id=hospital_harbour',
    ...options,
    session: { user_type: 'internal_admin' },
  })
  await addTexts('hospital') // loaded with the route
  return page
}

const data = (change: object = {}) => ({ code: 0, data: { ...aHospital, ...change } })

/** Presses the button of the open dialog; the page has one of the same name. */
async function confirm(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

test('KEEP-1 the list leads to a hospital, and erasures that wait stand above it', async () => {
  await open(
    {
      [LIST]: { code: 0, data: { hospitals: [{ ...aListed, plans: [] }], total: 1 } },
      [OPEN]: { code: 0, data: { erasures: [anErasure] } },
    },
    { at: '/hospital-data' },
  )
  expect(await screen.findByText('1 hospital')).toBeVisible()
  expect(
    await screen.findByText(/Waiting for a second admin · Requested by Grace Lam/),
  ).toBeVisible()
  const links = screen.getAllByRole('link', { name: NAME })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/hospital-data?id=hospital_harbour',
    '/hospital-data?id=hospital_harbour',
  ])
})

test('KEEP-1 an export is requested with its reason, which is required', async () => {
  const { user, calls } = await open({
    [DATA]: data(),
    [ASK_EXPORT]: { code: 0, data: { export_id: 'export_1' } },
  })
  expect(await screen.findByText('1,340')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export data' }))
  await confirm(user, 'Export data')
  expect(await screen.findByText('Give a reason.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked for a copy.')
  await confirm(user, 'Export data')
  expect(await screen.findByText('The export has been queued.')).toBeVisible()
  expect(calls(ASK_EXPORT)[0]?.fields).toMatchObject({ reason: 'They asked for a copy.' })
})

test('KEEP-1 an erasure is requested only with the right name of the hospital', async () => {
  const { user, calls } = await open({
    [DATA]: data(),
    [ASK]: { code: 0, data: { erasure_id: 'erasure_1' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Request erasure' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the hospital' }), 'Harbour')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They left.')
  await confirm(user, 'Request erasure')
  expect(await screen.findByText('This is not the name of the hospital.')).toBeVisible()
  expect(calls(ASK)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Name of the hospital' }), ' Animal Hospital')
  await confirm(user, 'Request erasure')
  await waitFor(() => expect(calls(ASK)).toHaveLength(1))
  expect(calls(ASK)[0]?.fields).toMatchObject({ name: NAME, reason: 'They left.' })
})

test('KEEP-1 obstacles are listed, and nothing can be requested', async () => {
  const obstacles = [{ kind: 'case', name: 'EC-24817', caseId: 'case_mochi' }]
  await open({ [DATA]: data({ obstacles }) })
  const link = await screen.findByRole('link', { name: /Open case EC-24817/ })
  expect(link.getAttribute('href')).toBe('/econsult-report?usid=case_mochi')
  expect(screen.getByRole('button', { name: 'Request erasure' })).toHaveProperty('disabled', true)
})

test('KEEP-1 a second admin approves an erasure after reading its reason', async () => {
  const { user, calls } = await open({
    [DATA]: data({ erasures: [anErasure] }),
    [DECIDE]: { code: 0, data: { erasure: { ...anErasure, state: 'running' } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText(/Requested by Grace Lam: The hospital closed\./)).toBeVisible()
  await confirm(user, 'Approve and erase')
  await waitFor(() => expect(calls(DECIDE)).toHaveLength(1))
  expect(calls(DECIDE)[0]?.fields).toMatchObject({ erasure_id: 'erasure_1', decision: 'approve' })
})

test('KEEP-1 the admin who requested an erasure may only withdraw it', async () => {
  await open({ [DATA]: data({ erasures: [{ ...anErasure, mine: true }] }) })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test.each([
  ['en_us', 'Erased hospital 4kx9ab'],
  ['zh_hk', '已刪除的醫院 4kx9ab'],
  ['ja', '消去済みの病院 4kx9ab'],
  ['ko', '삭제된 병원 4kx9ab'],
] as const)('KEEP-1 in %s an erased hospital is called %s', async (language, name) => {
  await open(
    { [DATA]: data({ name: 'Erased 4kx9ab', erased: new Date('2026-11-20T06:00:00Z') }) },
    { language },
  )
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.queryByText(/^Erased 4kx9ab$/)).toBeNull()
})
