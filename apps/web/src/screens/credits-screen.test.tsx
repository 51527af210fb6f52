import type { CreditHospital, CreditLine, HeldPlan } from '@systole/contract/credit-office'
import type { SessionCredits } from '@systole/contract/credits'
import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { CreditsScreen } from './credits-screen.tsx'

configure({ asyncUtilTimeout: 10_000 }) // the first call loads the client, on whatever machine

const HOSPITALS = '/api/query_credit_hospitals'
const LINES = '/api/query_credit_ledger'
const CHANGE = '/api/change_hospital_credits'
const OF_CASE = '/api/query_session_credits'
const DEDUCT = '/api/deduct_cardiobirdx_session_credits'

const plan: HeldPlan = {
  credit_plan_id: 'plan_1',
  name: 'Clinic 20',
  valid_until: '',
  funding: 'hospital',
  basic_credits: 1,
  advance_credits: 2,
  balance: 12,
  is_valid: true,
}
const hospital: CreditHospital = {
  hospital_id: 'hospital_1',
  name: 'Harbour Animal Hospital',
  country: 'HK',
  distributor: { distributor_id: 'distributor_1', name: 'Cardia Supplies' },
  plans: [plan],
}
const line: CreditLine = {
  entry: 7,
  time: '20261120040000',
  event: 'creditsDeducted',
  credits: -2,
  balance: 12,
  plan: 'Clinic 20',
  usid: 'case_1',
  id: 'EC-24817',
  by: 'Grace Yeung',
  note: 'By telephone',
}
const credits: SessionCredits = {
  usid: 'case_1',
  id: 'EC-24817',
  status: 'upload',
  hospital_id: 'hospital_1',
  hospital: 'Harbour Animal Hospital',
  mode: 'deduct',
  required_credit: 2,
  deducted: 0,
  plans: [],
  credit_transactions: [],
}
const ANSWERS = {
  [HOSPITALS]: { code: 0, data: { hospitals: [hospital], total: 1 } },
  [LINES]: { code: 0, data: { lines: [line], more: false } },
  [OF_CASE]: { code: 0, data: credits },
}

function open(
  answers: Parameters<typeof renderVetPage>[1] = {},
  { at = '/credits', user_type = 'internal_admin' as 'internal_admin' | 'sales' } = {},
) {
  return renderVetPage(
    <CreditsScreen />,
    { ...ANSWERS, ...answers },
    { at, session: { user_type } },
  )
}

test('STAFF-6 hospitals are listed with what their plans take and hold', async () => {
  const { user, router, calls } = await open()
  expect(await screen.findByRole('link', { name: 'Harbour Animal Hospital' })).toBeTruthy()
  for (const text of ['Cardia Supplies', 'Clinic 20', /Basic takes 1, Advance takes 2/, '12'])
    expect(screen.getByText(text)).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: 'Hospital or distributor' })
  await user.type(field, 'harbour{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/credits?find=harbour'))
  await waitFor(() => expect(calls(HOSPITALS).at(-1)?.fields.find).toBe('harbour'))
})

test('a hospital’s history tells what came and went, and what was left', async () => {
  await open({}, { at: '/credits?id=hospital_1' })
  for (const text of [/Paid for a case/, '−2', 'Grace Yeung', 'By telephone'])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('credits are given with an amount and a reason, of the portal or the distributor', async () => {
  const { user, calls } = await open(
    { [CHANGE]: { code: 0, data: { ...hospital, plans: [{ ...plan, balance: 17 }] } } },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Give credits to Clinic 20' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Invoice 118')
  await user.click(screen.getByRole('button', { name: 'Give credits' }))
  expect(screen.getByText('Write a whole number of credits, 1 or more.')).toBeTruthy()
  expect(calls(CHANGE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Credits' }), '5')
  await user.selectOptions(screen.getByRole('combobox'), 'Quota of Cardia Supplies')
  await user.click(screen.getByRole('button', { name: 'Give credits' }))
  expect(await screen.findByText(/holds 17 credits in Clinic 20/)).toBeTruthy()
  expect(calls(CHANGE)[0]?.fields).toMatchObject({
    credits: '5',
    source: 'distributor',
    direction: 'grant',
    note: 'Invoice 118',
  })
})

test('ROLE-3 a case is looked up by its number; the button names what will be deducted', async () => {
  const { user, calls } = await open({
    [DEDUCT]: { code: 0, data: { ...credits, mode: 'refund' } },
  })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  expect(await screen.findByText(/The case takes 2 credits/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deduct credits' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect(await screen.findByText('The credits of EC-24817 were deducted.')).toBeTruthy()
  expect(calls(DEDUCT)[0]?.fields).toMatchObject({ usid: 'case_1', note: 'By telephone' })
})

test.each([
  [-4014, /not enough credits/],
  [-4022, /deducted before/],
  [-4020, /no quota/],
])('ERR-2 the refusal %i stays in the dialog, in words', async (code, words) => {
  const { user } = await open({ [DEDUCT]: { code } })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Deduct credits' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})

test('sales reads along and moves nothing', async () => {
  await open({}, { at: '/credits?id=hospital_1', user_type: 'sales' })
  expect(await screen.findByText(/Paid for a case/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull()
})

test('sales finds what a case takes, and pays none', async () => {
  const { user } = await open({}, { at: '/credits', user_type: 'sales' })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  expect(await screen.findByText(/The case takes 2 credits/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull()
})
