import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  field,
  officePlan,
  openCredits,
  PLANS,
  plan,
  QUOTA,
  SAVE_PLAN,
} from '../testing/credit-office.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const PLANS_AT = { at: '/credits?show=plans' }

test('a plan is made: what is wrong is shown at its field, then it is saved once', async () => {
  const { user, calls } = await openCredits({ [SAVE_PLAN]: { code: 0, data: plan } }, PLANS_AT)
  await user.click(await screen.findByRole('button', { name: 'New plan' }))
  await user.type(field('Credits for a Basic case'), '1001')
  await user.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(screen.getByText('Enter a name.')).toBeVisible()
  expect(screen.getAllByText('Enter a whole number from 0 to 1,000.')).toHaveLength(2)
  expect(calls(SAVE_PLAN)).toEqual([])
  await user.type(field('Name'), 'Clinic 50')
  await user.clear(field('Credits for a Basic case'))
  await user.type(field('Credits for a Basic case'), '1')
  await user.type(field('Credits for an Advance case'), '2')
  await user.selectOptions(field('Credits used for a case'), 'The distributor’s quota')
  await user.dblClick(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Clinic 20 has been saved.')).toBeVisible()
  expect(calls(SAVE_PLAN).map(({ fields }) => fields)).toMatchObject([
    { name: 'Clinic 50', basic_credits: '1', advance_credits: '2', funding: 'distributor' },
  ])
})

test('a plan that somebody else changed meanwhile is shown as it is now before it is replaced', async () => {
  let saved = 0
  const { user, calls } = await openCredits(
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
    /It is now: Clinic 20 · Credits per case: Basic 5, Advance 2 · No end date/,
  )
  await user.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Clinic 20 has been saved.')).toBeVisible()
  const seen = calls(SAVE_PLAN).map(({ fields }) => JSON.parse(fields.seen ?? '').basic_credits)
  expect(seen).toEqual([1, 5])
})

test('a plan is ended only when asked, and it says whom that touches', async () => {
  const { user, calls } = await openCredits({ [SAVE_PLAN]: { code: 0, data: plan } }, PLANS_AT)
  await user.click(await screen.findByRole('button', { name: 'End Clinic 20' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/3 hospitals have this plan/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'End plan' }))
  expect(await screen.findByText('Clinic 20 has ended.')).toBeVisible()
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
    const { user } = await openCredits({ [QUOTA]: { code } }, { at: '/credits?show=distributors' })
    await user.click(
      await screen.findByRole('button', { name: 'Remove quota from Cardia Supplies' }),
    )
    await user.type(field('Credits'), '50')
    await user.type(field('Reason'), 'Contract ended')
    await user.click(screen.getByRole('button', { name: 'Remove credits' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(field('Credits').value).toBe('50')
  },
)

test('sales sees no plans to change and no distributor’s buttons', async () => {
  await openCredits({}, { at: '/credits?show=distributors', user_type: 'sales' })
  expect(await screen.findByRole('link', { name: 'Cardia Supplies' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Plans' })).toBeNull()
  expect(screen.queryByRole('button', { name: /quota|New|Rename/ })).toBeNull()
})
