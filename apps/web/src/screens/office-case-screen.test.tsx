import type { UserType } from '@systole/domain/accounts/user-type'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../testing/a-case.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { OfficeCaseScreen } from './office-case-screen.tsx'

const INFO = '/api/query_session_info'
const LOG = '/api/query_cardiobirdx_session_event_log'
const at = new Date('2026-11-20T04:00:00Z')
const line = (action: string, more: object = {}) => ({
  ...{ time: at, actor: 'Grace Yeung', role: 'internal_admin', action },
  ...{ from: 'submit', to: 'submit', note: '', ...more },
})
const EVENTS = [
  line('case.opened'),
  line('case.assign', { to: 'data_processing' }),
  line('note.internal', { note: 'Owner calls at noon' }),
  line('note.saved', { to: 'for_vet_in_charge', note: 'See the ECG' }),
  line('case.submit', { note: '2' }),
  line('something.new'),
]

const open = (user_type: UserType, tab = '', facts: object = {}) =>
  renderVetPage(
    <OfficeCaseScreen />,
    {
      [INFO]: {
        code: 0,
        data: {
          session: aCase({
            caseId: 'case_1',
            id: 'EC-1',
            status: 'submit',
            payment: 'paid',
            submitted: at,
            ...facts,
          }),
        },
      },
      [LOG]: { code: 0, data: { events: EVENTS } },
      '/api/read_notifications': { code: 0, data: {} },
    },
    { at: `/case?usid=case_1${tab}`, session: { user_type } },
  )

test.each([
  ['internal_admin', ['Overview', 'Files', 'Report', 'Money', 'Messages', 'Notes', 'Log']],
  ['cardiologist', ['Overview', 'Files', 'Report', 'Notes', 'Log']],
  ['patcher', ['Overview', 'Files', 'Report', 'Money', 'Messages', 'Notes']],
  ['reviewer', ['Overview', 'Files', 'Report', 'Messages', 'Notes']],
] as const)(
  'ROLE-1 a %s sees the parts of a case that the access table opens',
  async (userType, parts) => {
    await open(userType)
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(parts)
    expect(screen.getByRole('link', { name: 'Open the reading desk' })).toBeVisible()
  },
)

test.each([
  ['internal_admin', true],
  ['patcher', false],
] as const)('STAFF-2 a %s has the messages of an open case: %s', async (userType, isShown) => {
  await open(userType, '', { status: 'open', submitted: null })
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.some(({ textContent }) => textContent === 'Messages')).toBe(isShown)
  const tool = screen.queryByRole('button', { name: /message to the hospital/i })
  expect(tool !== null).toBe(isShown)
})

test('STAFF-3 the whole log is in words, filtered by kind and by text', async () => {
  const { user } = await open('internal_admin', '&tab=log')
  expect(await screen.findByText('6 lines')).toBeVisible()
  expect(screen.getByText('Assigned')).toBeVisible()
  expect(screen.getByText('Waiting to be read → Being read')).toBeVisible()
  expect(screen.getByText(/For the vet in charge/)).toBeVisible()
  expect(screen.getByText('2 credits')).toBeVisible()
  expect(screen.getByText('something.new')).toBeVisible() // a line without words is not hidden
  await user.click(screen.getByRole('button', { name: 'Messages' }))
  expect(await screen.findByText('2 lines')).toBeVisible()
  expect(screen.getByText('Owner calls at noon')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Everything' }))
  await user.type(screen.getByLabelText('Search the log'), 'noon')
  expect(await screen.findByText('1 line')).toBeVisible()
})

test('a case that is not there, or not for the account, says so and leads back', async () => {
  await renderVetPage(
    <OfficeCaseScreen />,
    { [INFO]: { code: -6002, message: 'No case has this id.' } },
    { at: '/case?usid=case_2', session: { user_type: 'internal_admin' } },
  )
  expect(await screen.findByText(/This case is not here/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to worklist' })).toBeVisible()
})
