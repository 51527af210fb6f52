import { toStamp } from '@systole/domain/time/stamp'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { aSession } from '../../testing/a-session.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Worklist } from './worklist.tsx'

const LIST = '/api/query_all_sessions'
const VIEWS = '/api/query_worklist_views'
const SAVE_VIEW = '/api/save_worklist_view'
const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T06:21:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

type Person = { uid: string; name: string }

function aCase(
  name: string,
  change: { minutes: number; reader?: Person; lastReader?: Person; more?: object },
) {
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
    expected: '',
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
    last_reader: change.lastReader ?? null,
    revision: { report_revision: '' },
    ...change.more,
  }
}

const leo = { uid: 'u-leo', name: 'Leo Wong' }
const mei = { uid: 'u-mei', name: 'Mei Tanaka' }

async function openWorklist(...sessions: ReturnType<typeof aCase>[]) {
  const portal = fakePortal({
    [LIST]: { code: 0, data: { sessions, total: sessions.length, next: '' } },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  return portal
}

const draw = ({ canRead = true } = {}) =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider session={aSession({ user_type: 'cardiologist' })}>
        <Worklist accountId="u-mei" canRead={canRead} />
      </SessionProvider>
    </QueryClientProvider>,
  )

const rows = async () => (await screen.findAllByRole('row')).slice(1)

test('STAFF-4 paid cases are asked for by deadline and link to their reading', async () => {
  const { calls } = await openWorklist(aCase('Mochi', { minutes: 24 }))
  const [row] = await rows()
  const link = within(row as HTMLElement).getByRole('link', { name: 'Open Mochi, EC-Mochi' })
  expect(link.getAttribute('href')).toBe('/reading?usid=case_Mochi')
  expect(row?.textContent).toContain('3 files')
  expect(JSON.parse(calls.find(({ path }) => path === LIST)?.fields.params ?? '')).toMatchObject({
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

test('STAFF-1 what is looked at stands in the address and is asked of the portal', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  const user = userEvent.setup()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  await user.selectOptions(screen.getByLabelText('Time left'), 'Overtime')
  await user.type(screen.getByLabelText('Search'), 'moc')
  await waitFor(() =>
    expect(
      JSON.parse(calls.filter(({ path }) => path === LIST).at(-1)?.fields.params ?? ''),
    ).toEqual({
      status: 'data_processing',
      claim: 'mine',
      order: 'deadline',
      remaining: 'timeout',
      find: 'moc',
      record_per_page: 100,
    }),
  )
})

test('STAFF-1 a word that is typed is kept by what is chosen before it was asked for', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  await rows()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'moc' } })
  const band = screen.getByLabelText('Time left')
  fireEvent.change(band, { target: { value: 'timeout' } })
  await waitFor(() => expect(band).toHaveProperty('value', 'timeout'))
  expect(JSON.parse(calls.filter(({ path }) => path === LIST).at(-1)?.fields.params ?? '')).toEqual(
    expect.objectContaining({ remaining: 'timeout', find: 'moc' }),
  )
})

test('STAFF-1 a word that is typed is in the view that is saved before it was asked for', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  await rows()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'moc' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save this view' }))
  fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value: 'Late' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === SAVE_VIEW)?.fields.query).toBe('find=moc'),
  )
})

test('STAFF-1 nothing that matches says so, and the way back is one press', async () => {
  fakePortal({
    [LIST]: ({ params }) => {
      const sessions = params?.includes('timeout') ? [] : [aCase('Free', { minutes: 60 })]
      return { code: 0, data: { sessions, total: sessions.length, next: '' } }
    },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  await rows()
  await userEvent.selectOptions(screen.getByLabelText('Time left'), 'Overtime')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await rows()).toHaveLength(1)
})

test('STAFF-1 a view is saved under a name and opened again', async () => {
  const views: { vid: string; name: string; query: string }[] = []
  const { calls } = fakePortal({
    [LIST]: { code: 0, data: { sessions: [], total: 0, next: '' } },
    [VIEWS]: { code: 0, data: { views } },
    [SAVE_VIEW]: ({ name = '', query = '' }) => ({
      code: 0,
      data: { views: [{ vid: 'view_1', name, query }] },
    }),
  })
  await draw()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Mine' }))
  await user.click(screen.getByRole('button', { name: 'Save this view' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a name')).toBeTruthy()
  await user.type(screen.getByLabelText('Name of the view'), 'Morning')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const view = await screen.findByRole('button', { name: 'Morning' })
  expect(calls.find(({ path }) => path === SAVE_VIEW)?.fields).toMatchObject({
    name: 'Morning',
    query: 'show=mine',
  })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(view.getAttribute('aria-pressed')).toBe('false')
  await user.click(view)
  await waitFor(() => expect(view.getAttribute('aria-pressed')).toBe('true'))
})

test('STAFF-4 a pet that was seen before names who wrote its last report', async () => {
  await openWorklist(
    aCase('Old', { minutes: 60, lastReader: leo }),
    aCase('Own', { minutes: 60, lastReader: mei }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Last report by Leo Wong')
  expect(texts[1]).toContain('You wrote the last report')
})

test('STAFF-4 of ten thousand cases the rows in view are drawn, and all are counted', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  fakePortal({
    [LIST]: ({ params = '' }) => {
      const from = Number(JSON.parse(params).cursor ?? 0)
      const sessions = Array.from({ length: 100 }, (_, n) =>
        aCase(`Pet${from + n}`, { minutes: 60 + from + n }),
      )
      return { code: 0, data: { sessions, total: 10_000, next: String(from + 100) } }
    },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  expect((await rows()).length).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  expect(screen.getByText('10,000 cases')).toBeTruthy()
})

test('an empty worklist says that nothing waits', async () => {
  await openWorklist()
  expect(await screen.findByText('Nothing waits to be read.')).toBeTruthy()
})

test('a list that could not be read says so and is tried again', async () => {
  const answers = [{ code: -6001, message: 'The query could not be answered.' }]
  fakePortal({
    [VIEWS]: { code: 0, data: { views: [] } },
    [LIST]: () => answers.shift() ?? { code: 0, data: { sessions: [], total: 0, next: '' } },
  })
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing waits to be read.')).toBeTruthy()
})

test('STAFF-2 a row shows what colleagues wrote and nobody read yet, who asks, and who released', async () => {
  await openWorklist(
    aCase('Mochi', {
      minutes: 30,
      reader: leo,
      more: { enquiry: 'afterReport', notes: { count: 3, unread: 1, last_by: 'Leo Wong' } },
    }),
    aCase('Luna', {
      minutes: 60,
      reader: leo,
      more: { status: 'close', enquiry: '', notes: { count: 1, unread: 0, last_by: 'Mei Tanaka' } },
    }),
    aCase('Rex', { minutes: 90 }),
  )
  const [mochi, luna, rex] = await rows()
  expect(mochi?.textContent).toContain('1 new note, from Leo Wong')
  expect(mochi?.textContent).toContain('Question on the report')
  expect(luna?.textContent).toContain('1 note, from Mei Tanaka')
  expect(luna?.textContent).toContain('ReleasedLeo Wong')
  expect(rex?.textContent).not.toContain('note')
})

test.each([
  { canRead: true, shown: ['Read by you before', 'Mine'] },
  { canRead: false, shown: [] },
])('STAFF-1 what only who reads can have is offered to them alone: $canRead', async (person) => {
  fakePortal({
    [LIST]: { code: 0, data: { sessions: [], total: 0, next: '' } },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw(person)
  await screen.findByText('Nothing waits to be read.')
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  const own = chips.flatMap(({ textContent }) => textContent ?? [])
  expect(own.filter((name) => /you|Mine/.test(name))).toEqual(person.shown)
})
