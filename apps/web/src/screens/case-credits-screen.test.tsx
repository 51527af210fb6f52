import { configure, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  CHANGE_SERVICE,
  credits,
  DEDUCT,
  OF_CASE,
  openCredits,
  plan,
} from '../testing/credit-office.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const CASE = '/credits?show=case'

test('ROLE-3 a case is looked up by its number; the button names what will be deducted', async () => {
  const { user, calls } = await openCredits(
    {
      [DEDUCT]: { code: 0, data: { ...credits, mode: 'refund' } },
    },
    { at: CASE },
  )
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  expect(await screen.findByText(/The case requires 2 credits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deduct credits' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect(await screen.findByText('Credits deducted for EC-24817.')).toBeVisible()
  expect(calls(DEDUCT)[0]?.fields).toMatchObject({ usid: 'case_1', note: 'By telephone' })
})

test.each([
  [-4014, /not enough credits/],
  [-4022, /already been deducted/],
  [-4020, /no quota/],
])('ERR-2 the refusal %i stays in the dialog, in words', async (code, words) => {
  const { user } = await openCredits({ [DEDUCT]: { code } }, { at: CASE })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Deduct credits' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})

test('sales finds what a case takes, and pays none', async () => {
  const { user } = await openCredits({}, { at: CASE, user_type: 'sales' })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  expect(await screen.findByText(/The case requires 2 credits/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull()
})

test('ERR-2 -4013 of several plans one is named, and too little is said before', async () => {
  const other = { ...plan, credit_plan_id: 'plan_2', name: 'Clinic 50', balance: 0 }
  const { user, calls } = await openCredits(
    {
      [OF_CASE]: {
        code: 0,
        data: { ...credits, plans: [plan, other].map((each) => ({ ...each, required_credit: 2 })) },
      },
      [DEDUCT]: { code: -4014 },
    },
    { at: CASE },
  )
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Deduct credits' }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Plan' }),
    'Clinic 50: requires 2, balance 0',
  )
  expect(screen.getByText('Not enough credits in Clinic 50: 0 of 2.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'By telephone')
  await user.click(screen.getByRole('button', { name: 'Deduct 2 credits' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/not enough credits/)
  expect(calls(DEDUCT)[0]?.fields.credit_plan_id).toBe('plan_2')
})

test('SERV-2 an ECG sent as the wrong service is changed to the other with a reason', async () => {
  const sixLead = { ...credits, id: '6L-24900', serviceId: 'ecg6l', status: 'data_ready' }
  const { user, calls } = await openCredits(
    {
      [OF_CASE]: { code: 0, data: sixLead },
      [CHANGE_SERVICE]: { code: 0, data: { ...sixLead, id: '1L-24900', serviceId: 'ecg1l' } },
    },
    { at: CASE },
  )
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), '6L-24900{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change to 1L ECG' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'One lead only')
  await user.click(screen.getAllByRole('button', { name: 'Change to 1L ECG' }).at(-1) as Element)
  expect(await screen.findByText('6L-24900 is now a 1L ECG case.')).toBeVisible()
  expect(calls(CHANGE_SERVICE)[0]?.fields).toMatchObject({
    ...{ usid: 'case_1', subtype: 'ecg1l', note: 'One lead only' },
  })
})

test('an eConsult is no ECG, so its service stays', async () => {
  const { user } = await openCredits({}, { at: CASE })
  await user.type(screen.getByRole('searchbox', { name: 'Case number' }), 'EC-24817{Enter}')
  await screen.findByRole('button', { name: 'Deduct credits' })
  expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull()
})
