import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  BIND,
  BIND_PLAN,
  CHANGE,
  HOSPITALS,
  hospital,
  officePlan,
  openCredits,
  PLANS,
  plan,
} from '../testing/credit-office.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

test('STAFF-6 hospitals are listed with what their plans take and hold', async () => {
  const { user, router, calls } = await openCredits()
  expect(await screen.findByRole('link', { name: 'Harbour Animal Hospital' })).toBeVisible()
  for (const text of ['Cardia Supplies', 'Clinic 20', /Credits per case: Basic 1, Advance 2/, '12'])
    expect(screen.getByText(text)).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Hospital or distributor' })
  await user.type(field, 'harbour{Enter}')
  await waitFor(() => expect(router.state.location.href).toBe('/credits?find=harbour'))
  await waitFor(() => expect(calls(HOSPITALS).at(-1)?.fields.find).toBe('harbour'))
})

test('a hospital’s history shows what came and went, and what was left', async () => {
  await openCredits({}, { at: '/credits?id=hospital_1' })
  for (const text of [/Used for a case/, '−2', 'Grace Yeung', 'By telephone'])
    expect(await screen.findByText(text)).toBeVisible()
})

test('credits are given with an amount and a reason, of the portal or the distributor', async () => {
  const { user, calls } = await openCredits(
    { [CHANGE]: { code: 0, data: { ...hospital, plans: [{ ...plan, balance: 17 }] } } },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Add credits to Clinic 20' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Invoice 118')
  await user.click(screen.getByRole('button', { name: 'Add credits' }))
  expect(screen.getByText('Enter a whole number of credits, 1 or more.')).toBeVisible()
  expect(calls(CHANGE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Credits' }), '5')
  await user.selectOptions(screen.getByRole('combobox'), 'Quota of Cardia Supplies')
  await user.click(screen.getByRole('button', { name: 'Add credits' }))
  expect(await screen.findByText(/now has 17 credits in Clinic 20/)).toBeVisible()
  expect(calls(CHANGE)[0]?.fields).toMatchObject({
    credits: '5',
    source: 'distributor',
    direction: 'grant',
    note: 'Invoice 118',
  })
})

test('sales reads along and moves nothing', async () => {
  await openCredits({}, { at: '/credits?id=hospital_1', user_type: 'sales' })
  expect(await screen.findByText(/Used for a case/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull()
})

test('a hospital gets another plan, and one that holds credits is not taken away', async () => {
  const another = { ...officePlan, credit_plan_id: 'plan_2', name: 'Clinic 50' }
  const { user, calls } = await openCredits(
    {
      [PLANS]: { code: 0, data: { plans: [officePlan, another] } },
      [BIND_PLAN]: { code: 0, data: { ...hospital, plans: [plan, { ...plan, ...another }] } },
    },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove Clinic 20' }))
  expect(screen.getByText(/It still has a balance of 12/)).toBeVisible()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Add a plan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('plan_2'))
  await user.click(dialog.getByRole('button', { name: 'Add a plan' }))
  expect(await screen.findByText('Harbour Animal Hospital now has Clinic 50.')).toBeVisible()
  expect(calls(BIND_PLAN)[0]?.fields).toMatchObject({ credit_plan_id: 'plan_2', bound: '1' })
})

test('the distributor of a hospital is changed from the one that was read', async () => {
  const { user, calls } = await openCredits(
    { [BIND]: { code: 0, data: { ...hospital, distributor: null } } },
    { at: '/credits?id=hospital_1' },
  )
  await user.click(await screen.findByRole('button', { name: 'Change distributor' }))
  await user.selectOptions(await screen.findByRole('combobox'), 'None')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Distributor of Harbour Animal Hospital: None')).toBeVisible()
  expect(calls(BIND)[0]?.fields.seen).toBe('distributor_1')
  expect(calls(BIND)[0]?.fields.distributor_id).toBeUndefined()
})

test('a hospital without a plan says that it holds nothing', async () => {
  const without = { ...hospital, plans: [] }
  await openCredits({ [HOSPITALS]: { code: 0, data: { hospitals: [without], total: 1 } } })
  expect(await screen.findByText('No credits: no plan')).toBeVisible()
})
