import type { Case } from '@systole/contract/cases/wire-case'
import type { SessionCredits } from '@systole/contract/money/credits'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import { pretendLayout } from '../testing/layout.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { WorklistScreen } from './worklist-screen.tsx'

pretendLayout()

const LIST = '/api/query_all_sessions'
const INFO = '/api/query_session_info'
const UPDATE = '/api/update_cardiobirdx_session'
const OF_CASE = '/api/query_session_credits'
const REFUND = '/api/refund_cardiobirdx_session_credits'

const sent = { status: 'submit', payment: 'paid' } as const
const sessions = [
  aCase({ ...sent, caseId: 'case_paid', id: 'EC-1', deducted_credit: 2 }),
  aCase({ ...sent, caseId: 'case_owed', id: 'EC-2', required_credit: 1 }),
  aCase({ ...sent, caseId: 'case_card', id: 'EC-3' }),
  aCase({
    ...sent,
    caseId: 'case_done',
    id: 'EC-4',
    status: 'close',
    revision: { report_revision: '20261120060000' },
  }),
]
const credits: SessionCredits = {
  caseId: 'case_paid',
  id: 'EC-1',
  status: 'submit',
  serviceId: 'econsult',
  hospital_id: 'hospital_1',
  hospital: 'Harbour Animal Hospital',
  mode: 'refund',
  required_credit: 0,
  deducted: 2,
  plans: [],
  credit_transactions: [
    {
      time: new Date('2026-11-20T04:00:00Z'),
      kind: 'deduct',
      credits: 2,
      credit_plan_id: 'plan_1',
      by: 'Grace Yeung',
      note: 'By telephone',
    },
  ],
}

const HOSPITAL = {
  uid: 'u',
  name: 'Harbour Animal Hospital',
  email: 'desk@harbour.test',
  country: 'HK',
  phone: '+852 5550 1234',
  address: '1 Harbour Road',
  representative: 'Dr Chan',
  representative_license: 'VSB 1',
}

const open = (
  user_type: 'internal_admin' | 'cardiologist' | 'patcher',
  refund = { code: 0, data: credits },
  update: { code: number; message: string; data: object } = { code: 0, message: '', data: {} },
  written: Case['note'] = [],
) =>
  renderVetPage(
    <WorklistScreen />,
    {
      [LIST]: {
        code: 0,
        data: { sessions, total: sessions.length, total_capped: false, next: '' },
      },
      '/api/query_worklist_views': { code: 0, data: { views: [] } },
      [OF_CASE]: { code: 0, data: credits },
      [REFUND]: refund,
      [UPDATE]: update,
      [INFO]: { code: 0, data: { session: { ...sessions[1], note: written } } },
      '/api/query_vet_users': { code: 0, data: { hospitals: [HOSPITAL] } },
      '/api/query_cardiobirdx_session_event_log': { code: 0, data: { events: [] } },
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

test('CALL-32 the dialog shows what was deducted, asks why, and the list is read again', async () => {
  const { user, calls } = await open('internal_admin')
  await user.click(await screen.findByRole('button', { name: 'Refund credits of EC-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund credits for EC-1?' }))
  expect(dialog.getByText('By telephone')).toBeVisible()
  const before = calls(LIST).length
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent twice')
  await user.click(dialog.getByRole('button', { name: 'Refund 2 credits' }))
  expect(await screen.findByText('Credits refunded for EC-1.')).toBeVisible()
  expect(calls(REFUND)[0]?.fields).toMatchObject({ usid: 'case_paid', note: 'Sent twice' })
  await waitFor(() => expect(calls(LIST).length).toBeGreaterThan(before))
})

test('who may not move credits sees no icon', async () => {
  await open('cardiologist')
  await screen.findAllByRole('row')
  expect(icons()).toEqual([])
})

/** Returns the actions of a case's row, in their order. */
const toolsOf = async (id: string) =>
  [...(await screen.findByRole('row', { name: new RegExp(id) })).querySelectorAll('a, button')]
    .map((tool) => tool.getAttribute('aria-label'))
    .filter((label) => label?.includes(id) && !label.startsWith('Open '))

test('ROLE-3 a patcher reads the note to the reviewer of a row and writes another', async () => {
  const { user, calls } = await open('patcher')
  await user.click(await screen.findByRole('button', { name: 'Notes of EC-2' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'For the reviewer' })
  await user.type(field, 'Lead II was loose.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const [sent] = calls(UPDATE)
    expect(JSON.parse(sent?.fields.params ?? '{}')).toEqual({
      note: { type: 'reviewer', content: 'Lead II was loose.', version: 0 },
    })
  })
})

test('ROLE-3 a note to the reviewer that someone changed meanwhile is shown, and replaced by saving again', async () => {
  const refused = { code: -6025, message: '', data: { note: 'Theirs', version: 4 } }
  const { user, calls } = await open('patcher', undefined, refused)
  await user.click(await screen.findByRole('button', { name: 'Notes of EC-2' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: 'For the reviewer' }), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/changed by someone else.*The saved note: Theirs/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls(UPDATE)).toHaveLength(2))
  expect(calls(UPDATE).map(({ fields }) => JSON.parse(fields.params ?? '{}').note.version)).toEqual(
    [0, 4],
  )
})

test('NOTE-1 the notes of a row are those of now, not of when the list was read', async () => {
  const note = { type: 'reviewer', content: 'Written meanwhile', version: 1 } as const
  const by = { name: 'Mei Lam', email: 'mei@systole.test' }
  const written = [{ ...note, time: new Date('2026-11-20T04:00:00Z'), update_by: by }]
  const { user } = await open('patcher', undefined, undefined, written)
  await user.click(await screen.findByRole('button', { name: 'Notes of EC-2' }))
  expect(await screen.findByText('Written meanwhile')).toBeVisible()
})

test('STAFF-2 each row shows its icons to who may use them', async () => {
  await open('internal_admin')
  expect(await toolsOf('EC-2')).toEqual([
    'Case log of EC-2',
    'Pet profile of EC-2',
    'Hospital of EC-2',
    'Message to the hospital of EC-2',
    'Notes of EC-2',
    'Deduct credits of EC-2',
    'Assign EC-2',
    'Reject or cancel EC-2',
  ])
  expect(await toolsOf('EC-4')).toEqual([
    'Report of EC-4',
    'Case log of EC-4',
    'Pet profile of EC-4',
    'Hospital of EC-4',
    'Message to the hospital of EC-4',
    'Notes of EC-4',
    'Mail the report of EC-4 again',
  ])
})

test('STAFF-3 the hospital of a case is reached from its row', async () => {
  const { user } = await open('cardiologist')
  expect(await toolsOf('EC-1')).toEqual([
    'Case page of EC-1',
    'Case log of EC-1',
    'Pet profile of EC-1',
    'Hospital of EC-1',
  ])
  await user.click(await screen.findByRole('button', { name: 'Hospital of EC-1' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('desk@harbour.test')).toBeVisible()
  expect(dialog.getByText('VSB 1')).toBeVisible()
})

test('ROLE-3 a patcher sees how credits stand, changes nothing, and opens no case', async () => {
  const { user } = await open('patcher')
  await screen.findByRole('button', { name: 'Refund credits of EC-1' })
  expect(icons()).toEqual(['Refund credits of EC-1', 'Deduct credits of EC-2'])
  expect(screen.queryByRole('link', { name: /^Open / })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Refund credits of EC-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Credits for a case' }))
  expect(await dialog.findByText('By telephone')).toBeVisible()
  expect(dialog.queryByRole('textbox')).toBeNull()
})
