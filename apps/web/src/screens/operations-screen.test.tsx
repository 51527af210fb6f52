import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../i18n/i18n.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { OperationsScreen } from './operations-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const CASES = '/api/query_case_figures'
const OFFICE = '/api/query_office_figures'
const NOW = '20261124053600'

/** jsdom measures nothing; charts keep their first width. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('operations') // loaded with the page
})
beforeEach(() => vi.stubGlobal('ResizeObserver', Observer))

const flow = { came_in: 5, finished: 4, kept: 3, rejected: 1 }
const inHand = {
  ...{
    in_hand: 7,
    timeout: 2,
    under5: 1,
    '5to10': 0,
    '10to30': 1,
    '30to90': 1,
    over90: 2,
    paused: 1,
  },
}
const figures = {
  at: NOW,
  total: { ...flow, ...inHand },
  services: [
    {
      ...{ service: 'ecg1l', promise_minutes: 90, ...flow, ...inHand },
      ...{
        median_minutes: 47.2,
        ninetieth_minutes: 78,
        turnaround: { step_minutes: 10, counts: [0, 4] },
      },
    },
  ],
  bars: [
    {
      start: '20261123160000',
      services: [{ service: 'ecg1l', came_in: 5, finished: 4 }],
      in_hand: 7,
    },
  ],
  forecast: [],
  trend: [{ start: '20261123160000', finished: 4, kept: 3 }],
  people: [
    {
      ...{
        uid: 'account_1',
        name: 'Siu Ling Wong',
        user_type: 'senior_patcher',
        in_hand: 3,
        late: 1,
      },
      ...{ soon: 1, done: 4, next_due: '20261124054000', seen: NOW },
    },
  ],
  setbacks: {
    counts: {
      files: 0,
      clarification: 2,
      afterReport: 0,
      qualityAsked: 0,
      sentBack: 0,
      rejected: 1,
    },
    latest: [
      { kind: 'clarification', usid: 'case_1', id: '1L-25117', text: 'Which dose?', time: NOW },
    ],
  },
}
const office = {
  attention: [
    { kind: 'failedJobs', count: 1, since: NOW },
    { kind: 'payments', count: 0, since: '' },
  ],
  money: [
    {
      ...{ book: 'live', currency: 'HKD', payments: 2, received_minor: 59600 },
      ...{ refunds: 1, refunded_minor: 29800 },
    },
  ],
  credits: { deducted: 3, returned: 0 },
}
const answers = { [CASES]: { code: 0, data: figures }, [OFFICE]: { code: 0, data: office } }
const open = (
  user_type: 'internal_admin' | 'senior_patcher',
  given: object = answers,
  at = '/operations',
) => renderVetPage(<OperationsScreen />, given as typeof answers, { at, session: { user_type } })
const partOf = (name: string) => within(screen.getByRole('region', { name }))

test('STAFF-5 every figure of the day opens its cases', async () => {
  await open('internal_admin')
  const [kept] = await screen.findAllByRole('link', { name: /^75\.0.%$/ })
  expect(kept?.getAttribute('href')).toMatch(/^\/worklist\?show=all&happened=kept&since=.+&until=/)
  const strip = partOf('Figures')
  expect(strip.getByRole('link', { name: '2' })).toHaveAttribute('href', '/worklist?band=timeout')
  expect(strip.getByRole('link', { name: '1 late' }).getAttribute('href')).toContain(
    'happened=missed',
  )
  expect(strip.getByText('2 due within 30 min', { exact: false })).toBeVisible()
  const bar = screen.getByRole('link', { name: /5 cases came in/ })
  expect(bar.getAttribute('href')).toContain('happened=cameIn')
  const person = within(screen.getByRole('row', { name: /Siu Ling Wong/ }))
  expect(person.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/worklist?holder=account_1',
  )
  expect(person.getByText('1 in overtime, 1 due within 30 min')).toBeVisible()
  expect(
    screen.getByRole('link', { name: /10.min to 20.min: 4 cases/ }).getAttribute('href'),
  ).toContain('took=10-20')
})

test('the tasks of the office lead to their pages, those that are none are left out', async () => {
  await open('internal_admin')
  expect(await screen.findByRole('link', { name: 'Open: 1 failed job' })).toHaveAttribute(
    'href',
    '/system',
  )
  expect(partOf('Needs attention').queryByText(/payment/)).toBeNull()
  expect(partOf('Needs attention').getByText('2 cases in overtime')).toBeVisible()
  expect(partOf('Money today').getByRole('link', { name: /^HKD.596$/ })).toBeVisible()
  expect(partOf('Questions, returns and rejections').getByText('Which dose?')).toBeVisible()
})

test('ROLE-1 a senior patcher sees its cases, and asks nothing about the office', async () => {
  const { calls } = await open('senior_patcher')
  expect(await screen.findByRole('region', { name: 'Load per person' })).toBeVisible()
  expect(calls(OFFICE)).toHaveLength(0)
  expect(screen.queryByRole('region', { name: 'Money today' })).toBeNull()
  expect(partOf('Figures').getByRole('link', { name: '7' })).toHaveAttribute(
    'href',
    '/worklist?show=inHand',
  )
})

test('the period and the service are in the address and in the call', async () => {
  const { calls } = await open('internal_admin', answers, '/operations?days=7&service=ecg1l')
  await waitFor(() => expect(calls(CASES)).not.toHaveLength(0))
  const [call] = calls(CASES)
  expect(JSON.parse(call?.fields.params ?? '{}')).toMatchObject({ days: 7, service: 'ecg1l' })
  expect(await screen.findByRole('button', { name: '7 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a failed call is said at its place, and tried again', async () => {
  await open('internal_admin', { ...answers, [CASES]: { code: -103, message: 'no', data: null } })
  expect(await screen.findByRole('alert')).toBeVisible()
})
