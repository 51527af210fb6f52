import type {
  CreditDistributor,
  CreditHospital,
  CreditLine,
  HeldPlan,
} from '@systole/contract/credit-office'
import type { OfficePlan, SessionCredits } from '@systole/contract/credits'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { CreditsScreen } from './credits-screen.tsx'

configure({ asyncUtilTimeout: 10_000 }) // the first call loads the client, on whatever machine

const HOSPITALS = '/api/query_credit_hospitals'
const LINES = '/api/query_credit_ledger'
const CHANGE = '/api/change_hospital_credits'
const OF_CASE = '/api/query_session_credits'
const PLANS = '/api/query_credit_plans'
const SAVE_PLAN = '/api/save_credit_plan'
const BIND_PLAN = '/api/bind_credit_plan'
const BIND = '/api/bind_distributor'
const DISTRIBUTORS = '/api/query_distributors'
const QUOTA = '/api/change_distributor_quota'
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
  plans: [{ ...plan, required_credit: 2 }],
  credit_transactions: [],
}
const officePlan: OfficePlan = { ...plan, hospitals: 3 }
const distributor: CreditDistributor = {
  distributor_id: 'distributor_1',
  name: 'Cardia Supplies',
  quota: 40,
  hospitals: 2,
}
const ANSWERS = {
  [PLANS]: { code: 0, data: { plans: [officePlan] } },
  [DISTRIBUTORS]: { code: 0, data: { distributors: [distributor] } },
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

const PLANS_AT = { at: '/credits?show=plans' }
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a plan is made: what is wrong stands at its field, then it is saved once', async () => {
  const { user, calls } = await open({ [SAVE_PLAN]: { code: 0, data: plan } }, PLANS_AT)
  await user.click(await screen.findByRole('button', { name: 'New plan' }))
  await user.type(field('Credits for a Basic case'), '1001')
  await user.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(screen.getByText('Write a name.')).toBeTruthy()
  expect(screen.getAllByText('Write a whole number from 0 to 1,000.')).toHaveLength(2)
  expect(calls(SAVE_PLAN)).toEqual([])
  await user.type(field('Name'), 'Clinic 50')
  await user.clear(field('Credits for a Basic case'))
  await user.type(field('Credits for a Basic case'), '1')
  await user.type(field('Credits for an Advance case'), '2')
  await user.selectOptions(field('Whose credits a case uses'), 'Its distributor’s quota')
  await user.dblClick(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Clinic 20 is saved.')).toBeTruthy()
  expect(calls(SAVE_PLAN).map(({ fields }) => fields)).toMatchObject([
    { name: 'Clinic 50', basic_credits: '1', advance_credits: '2', funding: 'distributor' },
  ])
})

test('a plan that somebody else changed meanwhile is shown as it is now before it is replaced', async () => {
  let saved = 0
  const { user, calls } = await open(
    {
      [PLANS]: () => ({
        code: 0,
        data: { plans: [saved === 0 ? officePlan : { ...officePlan, basic_credits: 5 }] },
      }),
      [SAVE_PLAN]: () => {
        saved += 1
        return saved === 1 ? { code: -6025 } : { code: 0, data: plan }
      },
    },
    PLANS_AT,
  )
  await user.click(await screen.findByRole('button', { name: 'Change Clinic 20' }))
  await user.clear(field('Credits for an Advance case'))
  await user.type(field('Credits for an Advance case'), '3')
  await user.click(screen.getByRole('button', { name: 'Save plan' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /It is now: Clinic 20 · Basic takes 5, Advance takes 2 · No end/,
  )
  await user.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Clinic 20 is saved.')).toBeTruthy()
  const seen = calls(SAVE_PLAN).map(({ fields }) => JSON.parse(fields.seen ?? '').basic_credits)
  expect(seen).toEqual([1, 5])
})

test('a plan is ended only when asked, and it says whom that touches', async () => {
  const { user, calls } = await open({ [SAVE_PLAN]: { code: 0, data: plan } }, PLANS_AT)
  await user.click(await screen.findByRole('button', { name: 'End Clinic 20' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/3 hospitals have it/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'End plan' }))
  expect(await screen.findByText('Clinic 20 has ended.')).toBeTruthy()
  expect(calls(SAVE_PLAN)[0]?.fields.valid_until).toMatch(/^\d{14}$/)
})

test.each([
  [-4020, /no quota/],
  [-4015, /could not be deducted/],
  [-4019, /./],
  [-4024, /./],
])(
  'ERR-2 a distributor’s quota: the refusal %i stays in the dialog, in words',
  async (code, words) => {
    const { user } = await open({ [QUOTA]: { code } }, { at: '/credits?show=distributors' })
    await user.click(
      await screen.findByRole('button', { name: 'Take back quota from Cardia Supplies' }),
    )
    await user.type(field('Credits'), '50')
    await user.type(field('Reason'), 'Contract ended')
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(field('Credits').value).toBe('50')
  },
)

test('a hospital gets another plan, and one that holds credits is not taken away', async () => {
  const another = { ...officePlan, credit_plan_id: 'plan_2', name: 'Clinic 50' }
  const { user, calls } = await open(
    {
      [PLANS]: { code: 0, data: { plans: [officePlan, another] } },
      [BIND_PLAN]: { code: 0, data: { ...hospital, plans: [plan, { ...plan, ...another }] } },
    },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove Clinic 20' }))
  expect(screen.getByText(/It still holds 12/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add a plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('plan_2'))
  await user.click(dialog.getByRole('button', { name: 'Add a plan' }))
  expect(await screen.findByText('Harbour Animal Hospital has Clinic 50 now.')).toBeTruthy()
  expect(calls(BIND_PLAN)[0]?.fields).toMatchObject({ credit_plan_id: 'plan_2', bound: '1' })
})

test('the distributor of a hospital is changed from the one that was read', async () => {
  const { user, calls } = await open(
    { [BIND]: { code: 0, data: { ...hospital, distributor: null } } },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Change distributor' }))
  await user.selectOptions(await screen.findByRole('combobox'), 'None')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Distributor of Harbour Animal Hospital: None')).toBeTruthy()
  expect(calls(BIND)[0]?.fields.seen).toBe('distributor_1')
  expect(calls(BIND)[0]?.fields.distributor_id).toBeUndefined()
})

test('ERR-2 -4013 of several plans one is named, and too little is said before', async () => {
  const other = { ...plan, credit_plan_id: 'plan_2', name: 'Clinic 50', balance: 0 }
  const { user, calls } = await open({
    [OF_CASE]: {
      code: 0,
      data: { ...credits, plans: [plan, other].map((each) => ({ ...each, required_credit: 2 })) },
    },
    [DEDUCT]: { code: -4014 },
  })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Deduct credits' }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Plan' }),
    'Clinic 50: takes 2, holds 0',
  )
  expect(screen.getByText('Clinic 50 holds too little: 0 of 2.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/not enough credits/)
  expect(calls(DEDUCT)[0]?.fields.credit_plan_id).toBe('plan_2')
})

test('sales sees no plans to change and no distributor’s buttons', async () => {
  await open({}, { at: '/credits?show=distributors', user_type: 'sales' })
  expect(await screen.findByRole('link', { name: 'Cardia Supplies' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Plans' })).toBeNull()
  expect(screen.queryByRole('button', { name: /quota|New|Rename/ })).toBeNull()
})

test('a hospital without a plan says that it holds nothing', async () => {
  const without = { ...hospital, plans: [] }
  await open({ [HOSPITALS]: { code: 0, data: { hospitals: [without], total: 1 } } })
  expect(await screen.findByText('No credits: there is no plan')).toBeTruthy()
})
