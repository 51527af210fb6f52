import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, DESK, openDesk } from '../testing/open-desk.tsx'

beforeEach(() => window.localStorage.clear())

const pane = (name: string) => screen.getByRole('separator', { name })
const viewport = (number: number) => screen.getByRole('group', { name: `Viewport ${number}` })
const LIST = '/api/query_all_sessions'

test('STAFF-4 a pane is widened and folded by keyboard, and says how wide it is', async () => {
  const { user } = await openDesk()
  const line = pane('Width of the patient pane')
  const before = Number(line.getAttribute('aria-valuenow'))
  line.focus()
  await user.keyboard('{ArrowRight}')
  expect(line.getAttribute('aria-valuenow')).toBe(String(before + 16))
  await user.keyboard('{Enter}')
  expect(line.getAttribute('aria-valuenow')).toBe('0')
  expect(screen.queryByRole('region', { name: 'Patient and files' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show patient pane' }))
  expect(line.getAttribute('aria-valuenow')).toBe(String(before + 16))
})

test('STAFF-4 no level of headings is left out while the patient pane is folded', async () => {
  const { user } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Hide patient pane' }))
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
})

test('STAFF-4 the number of viewports is chosen and remembered, and each shows a file', async () => {
  const { user, unmount } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Two viewports, side by side' }))
  expect(within(viewport(1)).getByText('viewer of f1')).toBeVisible()
  expect(within(viewport(2)).getByText('viewer of f2')).toBeVisible()
  unmount()
  await openDesk()
  expect(viewport(2)).toBeVisible()
})

test('STAFF-4 keys choose the viewport, a number puts a file into it', async () => {
  const { user } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Four viewports' }))
  await user.keyboard('{Shift>}[Digit3]{/Shift}')
  expect(viewport(3).getAttribute('aria-current')).toBe('true')
  await user.keyboard('1')
  expect(within(viewport(3)).getByText('viewer of f1')).toBeVisible()
  expect(within(viewport(1)).queryByText('viewer of f1')).toBeNull()
  await user.keyboard('x')
  expect(viewport(4).getAttribute('aria-current')).toBe('true')
})

test('a file that is dragged goes into the viewport it is dropped on; other things do not', async () => {
  const { user } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Four viewports' }))
  const dragged = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => dragged.set(type, value),
    getData: (type: string) => dragged.get(type) ?? '',
    get types() {
      return [...dragged.keys()]
    },
  }
  fireEvent.drop(viewport(4), { dataTransfer })
  expect(within(viewport(4)).getByText('Select a file on the left.')).toBeVisible()
  fireEvent.dragStart(screen.getByRole('button', { name: /blood\.pdf/ }), { dataTransfer })
  fireEvent.dragOver(viewport(4), { dataTransfer })
  fireEvent.drop(viewport(4), { dataTransfer })
  expect(within(viewport(4)).getByText('viewer of f2')).toBeVisible()
})

test('a folded report pane comes back when a question is opened', async () => {
  const { user } = await openDesk()
  await user.click(screen.getByRole('button', { name: 'Hide report pane' }))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(answer(2).closest('[data-folded]')).toBeNull()
})

test('a patient without earlier cases is said to have none', async () => {
  const { user } = await openDesk({
    answers: {
      [LIST]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
    },
  })
  await user.click(screen.getByRole('tab', { name: 'Earlier cases' }))
  expect(await screen.findByText('No earlier cases of this patient.')).toBeVisible()
})

test('STAFF-4 a desk that was arranged elsewhere is arranged so here; what is changed here is sent to the portal', async () => {
  const { user, calls, unmount } = await openDesk({
    desks: [
      { kind: 'film', layout: { left: 210, right: 340, isLeftOpen: true, isRightOpen: true } },
    ],
  })
  const line = pane('Width of the patient pane')
  expect(line.getAttribute('aria-valuenow')).toBe('210')
  line.focus()
  await user.keyboard('{ArrowRight}')
  unmount()
  await waitFor(() => expect(calls.some(({ path }) => path === DESK)).toBe(true))
  const sent = calls.find(({ path }) => path === DESK)?.fields
  expect([sent?.kind, JSON.parse(sent?.layout ?? '')]).toMatchObject(['film', { left: 226 }])
})

test('STAFF-4 a change the portal never got is kept in the browser, and sent with the next desk', async () => {
  const first = await openDesk({ answers: { [DESK]: { code: -104 } } })
  await first.user.click(screen.getByRole('button', { name: 'Two viewports, side by side' }))
  first.unmount()
  await waitFor(() => expect(first.calls.some(({ path }) => path === DESK)).toBe(true))
  const { calls } = await openDesk({
    desks: [
      { kind: 'film', layout: { left: 210, right: 340, isLeftOpen: true, isRightOpen: true } },
    ],
  })
  expect(viewport(2)).toBeVisible()
  await waitFor(() =>
    expect(calls.find(({ path }) => path === DESK)?.fields.layout).toContain('columns'),
  )
})
