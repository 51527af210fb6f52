import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
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

test('a snackbar stands outside the page, which a dialog hides from screen readers', async () => {
  await renderPage(null)
  act(() => toast('Saved'))
  expect(screen.getByTestId('page').contains(screen.getByRole('alert'))).toBe(false)
})
