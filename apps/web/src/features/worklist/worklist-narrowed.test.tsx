import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal } from '../../testing/fake-portal.ts'
import {
  aCase,
  COUNTS,
  draw,
  LIST,
  openWorklist,
  rows,
  SAVE_VIEW,
  VIEWS,
} from './testing/open-worklist.tsx'

test('STAFF-1 what is looked at is in the address and is asked of the portal', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  const user = userEvent.setup()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  await user.click(screen.getByRole('button', { name: 'Overtime' }))
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
      record_per_page: 10,
    }),
  )
})

test('STAFF-1 a word that is typed is kept by what is chosen before it was asked for', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  await rows()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'moc' } })
  const band = screen.getByRole('button', { name: 'Overtime' })
  fireEvent.click(band)
  await waitFor(() => expect(band.getAttribute('aria-pressed')).toBe('true'))
  expect(JSON.parse(calls.filter(({ path }) => path === LIST).at(-1)?.fields.params ?? '')).toEqual(
    expect.objectContaining({ remaining: 'timeout', find: 'moc' }),
  )
})

test('STAFF-1 a word that is typed is in the view that is saved before it was asked for', async () => {
  const { calls } = await openWorklist(aCase('Free', { minutes: 60 }))
  await rows()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'moc' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save this view' }))
  fireEvent.change(screen.getByLabelText('View name'), { target: { value: 'Late' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path === SAVE_VIEW)?.fields.query).toBe('find=moc'),
  )
})

test('STAFF-1 nothing that matches says so, and the way back is one press', async () => {
  fakePortal({
    [LIST]: ({ params }) => {
      const sessions = params?.includes('timeout') ? [] : [aCase('Free', { minutes: 60 })]
      return { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } }
    },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Overtime' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(await rows()).toHaveLength(1)
})

test('STAFF-1 a view is saved under a name and opened again', async () => {
  const views: { vid: string; name: string; query: string }[] = []
  const { calls } = fakePortal({
    [LIST]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
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
  expect(await screen.findByText('Enter a name')).toBeVisible()
  await user.type(screen.getByLabelText('View name'), 'Morning')
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

test.each([
  { canRead: true, shown: ['Your patients', 'Mine'] },
  { canRead: false, shown: [] },
])('STAFF-1 what only who reads can have is offered to them alone: $canRead', async (person) => {
  fakePortal({
    [LIST]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw(person)
  await screen.findByText('No cases waiting to be read.')
  const chips = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  const own = chips.flatMap(({ textContent }) => textContent ?? [])
  expect(own.filter((name) => /Your|Mine/.test(name))).toEqual(person.shown)
})

test('STAFF-1 queues and time bands say how many cases they have, and keys choose a queue', async () => {
  const { calls } = fakePortal({
    [LIST]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
    [VIEWS]: { code: 0, data: { views: [] } },
    [COUNTS]: ({ lists = '[]' }) => {
      const totals = JSON.parse(lists).map(({ remaining }: { remaining?: string }) => ({
        ...{ total: remaining === 'timeout' ? 3 : 1000, total_capped: remaining !== 'timeout' },
      }))
      return { code: 0, data: { totals } }
    },
  })
  await draw()
  expect(await screen.findByRole('button', { name: 'Overtime 3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mine 1,000+' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Closed' })).toBeVisible()
  fireEvent.keyDown(document.body, { key: '2' })
  await waitFor(() =>
    expect(
      JSON.parse(calls.filter(({ path }) => path === LIST).at(-1)?.fields.params ?? ''),
    ).toMatchObject({ status: 'submit', order: 'deadline' }),
  )
})

test('STAFF-1 a period without matches offers all dates', async () => {
  fakePortal({
    [LIST]: ({ params = '' }) => {
      const sessions = JSON.parse(params).start_time ? [] : [aCase('Old', { minutes: 60 })]
      return { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } }
    },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'All' }))
  expect(await screen.findByText('No matching cases in this period.')).toBeVisible()
  expect(screen.getByLabelText('Opened')).toHaveProperty('value', '30')
  await user.click(screen.getByRole('button', { name: 'Search all dates' }))
  expect(await rows()).toHaveLength(1)
})
