import type { SessionCredits } from '@systole/contract/credits'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import { pretendLayout } from '../testing/layout.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { WorklistScreen } from './worklist-screen.tsx'

pretendLayout()

const LIST = '/api/query_all_sessions'
const OF_CASE = '/api/query_session_credits'
const REFUND = '/api/refund_cardiobirdx_session_credits'

const sent = { status: 'submit', payment: 'paid' } as const
const sessions = [
  aCase({ ...sent, usid: 'case_paid', id: 'EC-1', deducted_credit: 2 }),
  aCase({ ...sent, usid: 'case_owed', id: 'EC-2', required_credit: 1 }),
  aCase({ ...sent, usid: 'case_card', id: 'EC-3' }),
]
const credits: SessionCredits = {
  usid: 'case_paid',
  id: 'EC-1',
  status: 'submit',
  hospital_id: 'hospital_1',
  hospital: 'Harbour Animal Hospital',
  mode: 'refund',
  required_credit: 0,
  deducted: 2,
  plans: [],
  credit_transactions: [
    {
      time: '20261120040000',
      kind: 'deduct',
      credits: 2,
      credit_plan_id: 'plan_1',
      by: 'Grace Yeung',
      note: 'By telephone',
    },
  ],
}

const open = (user_type: 'internal_admin' | 'cardiologist', refund = { code: 0, data: credits }) =>
  renderVetPage(
    <WorklistScreen />,
    {
      [LIST]: { code: 0, data: { sessions, total: sessions.length, next: '' } },
      '/api/query_worklist_views': { code: 0, data: { views: [] } },
      [OF_CASE]: { code: 0, data: credits },
      [REFUND]: refund,
    },
    { at: '/worklist', session: { user_type } },
  )
const icons = () =>
  screen
    .queryAllByRole('button', { name: /credits of EC-/ })
    .map((button) => button.getAttribute('aria-label'))

test('STAFF-6 ROLE-3 an admin’s rows offer to refund what was deducted, else to deduct what a case takes', async () => {
  await open('internal_admin')
  await screen.findByRole('button', { name: 'Refund credits of EC-1' })
  expect(icons()).toEqual(['Refund credits of EC-1', 'Deduct credits of EC-2'])
})

test('CALL-32 the dialog shows what was deducted, asks why, and the list is read anew', async () => {
  const { user, calls } = await open('internal_admin')
  await user.click(await screen.findByRole('button', { name: 'Refund credits of EC-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund the credits of EC-1?' }))
  expect(dialog.getByText('By telephone')).toBeTruthy()
  const before = calls(LIST).length
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent twice')
  await user.click(dialog.getByRole('button', { name: 'Refund 2 credits' }))
  expect(await screen.findByText('The credits of EC-1 were given back.')).toBeTruthy()
  expect(calls(REFUND)[0]?.fields).toMatchObject({ usid: 'case_paid', note: 'Sent twice' })
  await waitFor(() => expect(calls(LIST).length).toBeGreaterThan(before))
})

test('who may not move credits sees no icon', async () => {
  await open('cardiologist')
  await screen.findAllByRole('row')
  expect(icons()).toEqual([])
})
