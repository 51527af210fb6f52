import { ERRORS, type ErrorName } from '@systole/contract/wire/errors'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RefusedError } from '../api/query.ts'
import { NetworkError } from '../api/send.ts'
import { renderPage } from '../testing/render-page.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { FailurePage } from './failure-page.tsx'
import { REACTIONS, type Reaction } from './reactions.ts'

function refusal(error: ErrorName, more: { data?: unknown; retryAfter?: number } = {}) {
  return new RefusedError({ ...ERRORS[error], error, ...more })
}

/** The action that each reaction offers to the person. */
const OFFERS: Record<Reaction, 'retry' | 'support' | 'start' | 'nothing'> = {
  field: 'retry',
  retry: 'retry',
  wait: 'retry',
  reload: 'retry',
  own: 'retry',
  tell: 'retry',
  page: 'start',
  support: 'support',
  followUp: 'nothing',
}

test.each(Object.entries(REACTIONS))(
  'ERR-1 %s says what happened and offers what its reaction (%s) is',
  async (name, reaction) => {
    const retry = vi.fn()
    await renderPage(<FailureNotice error={refusal(name as ErrorName)} onRetry={retry} />) // the table's own keys
    const notice = screen.getByRole('alert')
    expect(notice.textContent?.length).toBeGreaterThan(20)
    const offered = {
      retry: screen.queryByRole('button', { name: 'Try again' }) !== null,
      support: screen.queryByRole('link', { name: 'Contact support' }) !== null,
      start: screen.queryByRole('link', { name: 'Back to home' }) !== null,
    }
    const wanted = OFFERS[reaction]
    expect(offered).toEqual({
      retry: wanted === 'retry',
      support: wanted === 'support',
      start: wanted === 'start',
    })
  },
)

test('ERR-1 -429 counts down, then offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const retry = vi.fn()
  await renderPage(
    <FailureNotice error={refusal('tooManyRequests', { retryAfter: 2 })} onRetry={retry} />,
  )
  expect(screen.getByRole('timer').textContent).toMatch(/in 2\ss/)
  expect(screen.queryByRole('button')).toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  await screen.findByText(/in 1\ss/)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  ;(await screen.findByRole('button', { name: 'Try again' })).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('REPT-3 -6023 leads to the follow-up that is there already', async () => {
  await renderPage(
    <FailureNotice error={refusal('alreadyCloned', { data: { caseId: 'case_2' } })} />,
  )
  expect(screen.getByRole('link', { name: 'Open the follow-up' }).getAttribute('href')).toBe(
    '/test-detail?usid=case_2',
  )
})

test.each([
  [refusal('accessDenied'), 'No access'],
  [refusal('caseNotFound'), 'Case not found'],
  [new NetworkError('x'), 'This page'],
])('ERR-1 %s takes the place of the page, with a way back', async (error, title) => {
  await renderPage(<FailurePage error={error} title="This page" />)
  screen.getByRole('heading', { name: title, level: 1 })
  expect(screen.getAllByRole('link', { name: 'Back to home' }).length).toBeGreaterThan(0)
  cleanup()
})
