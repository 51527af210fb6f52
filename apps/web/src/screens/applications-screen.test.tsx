import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../api/money-client.ts' // loaded before a test's clock starts
import '../api/office-client.ts'
import { aRegistration } from '../testing/a-registration.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { ApplicationsScreen } from './applications-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_registrations'
const DECIDE = '/api/decide_registration'
const CREDITS = {
  funding: 'hospital',
  basic_credits: 1,
  advance_credits: 2,
  is_valid: true,
  hospitals: 3,
}
const PLANS = {
  '/api/query_credit_plans': {
    code: 0,
    data: {
      plans: [
        { credit_plan_id: 'plan_1', name: 'Standard', valid_until: '', ...CREDITS },
        { credit_plan_id: 'plan_2', name: 'Pilot', valid_until: '20271231160000', ...CREDITS },
      ],
    },
  },
}
const listed = (...registrations: HospitalRegistration[]) => ({
  [LIST]: { code: 0, data: { registrations, waiting: 1, next: '' } },
})

function open(answers: Parameters<typeof renderVetPage>[1], at = '/applications') {
  return renderVetPage(<ApplicationsScreen />, answers, {
    at,
    session: { user_type: 'internal_admin' },
  })
}

const DETAIL = '/applications?id=registration_1'

test('the list says who waits, and each name leads to its application', async () => {
  const declined = aRegistration({ registration_id: 'registration_2', state: 'declined' })
  await open(listed(aRegistration(), declined))
  const [link] = await screen.findAllByRole('link', { name: 'Yau Oi Animal Clinic' })
  expect(link?.getAttribute('href')).toBe(DETAIL)
  expect(screen.getByText('1 waiting')).toBeVisible()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows[1]?.textContent).toContain('Hong Kong')
  expect(rows[1]?.textContent).toContain('Waiting')
  expect(rows[2]?.textContent).toContain('Declined')
})

test('a chip asks for one state, and the address keeps it', async () => {
  const { user, calls, router } = await open(listed())
  await screen.findByText(/No applications yet/)
  await user.click(screen.getByRole('button', { name: 'Declined' }))
  await screen.findByRole('button', { name: 'Clear filters' })
  expect(router.state.location.href).toBe('/applications?show=declined')
  expect(calls(LIST).at(-1)?.fields.params).toContain('"state":"declined"')
})

test('an application shows all it says', async () => {
  await open(listed(aRegistration()), DETAIL)
  await screen.findByRole('heading', { name: 'Yau Oi Animal Clinic', level: 1 })
  for (const text of ['VSB-R-20481', 'Two vets.', 'Dr Ka Yan Lee', '繁體中文（香港）']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'dr.lee@yauoi.test' })).toBeVisible()
})

test('approving asks for the credit plan and says what happens', async () => {
  const approved = aRegistration({
    state: 'approved',
    decided: new Date('2026-11-20T03:00:00Z'),
    decided_by: 'Grace Yeung',
    email_taken: true,
  })
  const { user, calls } = await open(
    {
      ...listed(aRegistration()),
      ...PLANS,
      [DECIDE]: { code: 0, data: { registration: approved } },
    },
    DETAIL,
  )
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = screen.getByRole('dialog', { name: 'Approve Yau Oi Animal Clinic?' })
  await within(dialog).findByRole('option', { name: 'Standard' })
  expect(within(dialog).getByRole('option', { name: /Pilot, until/ })).toBeVisible()
  await user.selectOptions(within(dialog).getByLabelText('Credit plan'), 'plan_1')
  await user.click(within(dialog).getByRole('button', { name: 'Approve and send link' }))
  await screen.findByText(/Approved by Grace Yeung/)
  expect(calls(DECIDE).map(({ fields }) => fields)).toEqual([
    { registration_id: 'registration_1', decision: 'approve', credit_plan_id: 'plan_1' },
  ])
})

test('the only credit plan there is is chosen already, and none can be chosen instead', async () => {
  const [standard] = PLANS['/api/query_credit_plans'].data.plans
  const { user } = await open(
    {
      ...listed(aRegistration()),
      '/api/query_credit_plans': { code: 0, data: { plans: [standard] } },
    },
    DETAIL,
  )
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = screen.getByRole('dialog', { name: 'Approve Yau Oi Animal Clinic?' })
  await within(dialog).findByRole('option', { name: 'Standard', selected: true })
  const plans = within(dialog).getByLabelText<HTMLSelectElement>('Credit plan')
  await user.selectOptions(plans, '')
  expect(plans.value).toBe('')
})

test('declining needs a reason', async () => {
  const declined = aRegistration({
    state: 'declined',
    decided: new Date('2026-11-20T03:00:00Z'),
    decided_by: 'Grace Yeung',
    reason: 'No licence found.',
  })
  const { user, calls } = await open(
    { ...listed(aRegistration()), [DECIDE]: { code: 0, data: { registration: declined } } },
    DETAIL,
  )
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = screen.getByRole('dialog', { name: 'Decline Yau Oi Animal Clinic?' })
  const send = within(dialog).getByRole('button', { name: 'Decline and send reason' })
  await user.click(send)
  expect(within(dialog).getByText('Enter a reason. The applicant will read it.')).toBeVisible()
  expect(calls(DECIDE)).toEqual([])
  await user.type(within(dialog).getByLabelText('Reason'), 'No licence found.')
  await user.click(send)
  await screen.findByText(/Declined by Grace Yeung/)
  expect(screen.getByText('No licence found.')).toBeVisible()
})

test.each([-6024, -6025])('who is overtaken (%d) sees how things stand', async (code) => {
  let state: HospitalRegistration['state'] = 'waiting'
  const { user } = await open(
    {
      ...PLANS,
      [LIST]: () => ({
        code: 0,
        data: {
          registrations: [
            aRegistration({
              state,
              decided_by: 'Tom Fung',
              decided: new Date('2026-11-20T03:00:00Z'),
            }),
          ],
          waiting: 0,
          next: '',
        },
      }),
      [DECIDE]: () => {
        state = 'declined'
        return { code, message: 'no' }
      },
    },
    DETAIL,
  )
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Approve and send link' }))
  await screen.findByText(/Declined by Tom Fung/)
  expect(screen.getByText(/Someone else has decided or replaced/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address with an account can only be declined', async () => {
  await open(listed(aRegistration({ email_taken: true })), DETAIL)
  await screen.findByText(/already has a vet account/)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible()
})

test('an application that was replaced says so', async () => {
  await open(listed(), DETAIL)
  expect(await screen.findByText(/no longer exists/)).toBeVisible()
})
