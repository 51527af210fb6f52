import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { codeError, toast, toastStore } from './toast-store.ts'

afterEach(() => {
  vi.useRealTimers()
  toastStore.set(null)
})

test('SHELL-7 a snackbar is gone after 6,000 ms and not before', async () => {
  await renderPage(null)
  vi.useFakeTimers()
  act(() => toast(codeError(-6023), 'warning'))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('(-6023) error')
  act(() => vi.advanceTimersByTime(5900))
  expect(screen.queryByRole('alert')).not.toBeNull()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a snackbar is outside the page, which a dialog hides from screen readers', async () => {
  await renderPage(null)
  act(() => toast('Saved'))
  expect(screen.getByTestId('page').contains(screen.getByRole('alert'))).toBe(false)
})

test.each([
  [
    'the pointer is on it',
    (at: Element) => fireEvent.mouseEnter(at),
    (at: Element) => fireEvent.mouseLeave(at),
  ],
  ['it has the focus', (at: Element) => fireEvent.focus(at), (at: Element) => fireEvent.blur(at)],
  ['the window is left', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('check 25: a snackbar waits while %s', async (_, begin, end) => {
  await renderPage(null)
  vi.useFakeTimers()
  act(() => toast('Saved'))
  const root = screen.getByRole('alert')
  begin(root)
  act(() => vi.advanceTimersByTime(20_000))
  expect(screen.queryByRole('alert')).not.toBeNull()
  end(root)
  act(() => vi.advanceTimersByTime(6100))
  expect(screen.queryByRole('alert')).toBeNull()
})
