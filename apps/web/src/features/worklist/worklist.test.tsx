import { toStamp } from '@systole/domain/time/stamp'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Worklist } from './worklist.tsx'

const LIST = '/api/query_all_sessions'
const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T06:21:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

function aCase(name: string, change: { minutes: number; reader?: { uid: string; name: string } }) {
  return {
    id: `EC-${name}`,
    usid: `case_${name}`,
    type: 'etest',
    subtype: 'econsult',
    status: change.reader ? 'data_processing' : 'submit',
    date: '20261119060000',
    updated: '20261119060000',
    submitted: '20261119060000',
    due: toStamp(new Date(NOW + change.minutes * MINUTE)),
    paused: '',
    closed: '',
    opened: '',
    version: 1,
    pet: {
      pid: 'p',
      idx: '',
      name,
      dob: '20200601',
      pet_type: 'cat',
      other_pet_type: '',
      breed_id: '',
      breed: 'Ragdoll',
      breed_size: null,
      gender: 'F',
      demographic: { weight: 4200, neutered: 'snipped' },
      owner: { name: '', email: '', contact: '' },
    },
    user: { uid: 'u', name: 'W Chan', email: 'w@x.test', country: 'HK', hospital: 'Harbour Vet' },
    tag: [{ tagid: 7 }],
    exinfo: { clone: '', absent_files: [] },
    cloned: false,
    required_credit: 0,
    clinical_input: null,
    question_session: null,
    session_tests: [
      { type: 'ECG', count: 1 },
      { type: 'echo', count: 2 },
    ],
    payment: 'paid',
    reader: change.reader ?? null,
    revision: { report_revision: '' },
  }
}

const leo = { uid: 'u-leo', name: 'Leo Wong' }
const mei = { uid: 'u-mei', name: 'Mei Tanaka' }

async function openWorklist(...sessions: ReturnType<typeof aCase>[]) {
  const portal = fakePortal({
    [LIST]: { code: 0, data: { sessions, total: sessions.length, next: '' } },
  })
  await draw()
  return portal
}

const draw = () =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <Worklist accountId="u-mei" />
    </QueryClientProvider>,
  )

const rows = async () => (await screen.findAllByRole('row')).slice(1)

test('STAFF-4 paid cases are asked for by deadline and link to their reading', async () => {
  const { calls } = await openWorklist(aCase('Mochi', { minutes: 24 }))
  const [row] = await rows()
  const link = within(row as HTMLElement).getByRole('link', { name: 'Open Mochi, EC-Mochi' })
  expect(link.getAttribute('href')).toBe('/reading?usid=case_Mochi')
  expect(row?.textContent).toContain('3 files')
  expect(JSON.parse(calls[0]?.fields.params ?? '')).toMatchObject({
    status: ['submit', 'data_processing'],
    order: 'deadline',
  })
})

test('STAFF-5 time left and overtime are said in words', async () => {
  await openWorklist(
    aCase('Late', { minutes: -12 }),
    aCase('Soon', { minutes: 24 }),
    aCase('Fine', { minutes: 348 }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(texts[0]).toContain('Overtime 12 min')
  expect(texts[1]).toContain('24 min')
  expect(texts[2]).toContain('5 h 48 min')
})

test('STAFF-4 a row says who reads the case', async () => {
  await openWorklist(
    aCase('Free', { minutes: 60 }),
    aCase('Mine', { minutes: 60, reader: mei }),
    aCase('Theirs', { minutes: 60, reader: leo }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Waiting to be read')
  expect(texts[1]).toContain('You are reading')
  expect(texts[2]).toContain('Leo Wong is reading')
})

test('the list can be narrowed to mine, and back', async () => {
  await openWorklist(aCase('Free', { minutes: 60 }))
  const user = userEvent.setup()
  expect(await rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  expect(screen.getByText('No cases match.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await rows()).toHaveLength(1)
})

test('an empty worklist says that nothing waits', async () => {
  await openWorklist()
  expect(await screen.findByText('Nothing waits to be read.')).toBeTruthy()
})

test('a list that could not be read says so and is tried again', async () => {
  const answers = [{ code: -6001, message: 'The query could not be answered.' }]
  fakePortal({
    [LIST]: () => answers.shift() ?? { code: 0, data: { sessions: [], total: 0, next: '' } },
  })
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing waits to be read.')).toBeTruthy()
})
