import type { Language } from '@systole/i18n/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import type { Session } from '../session/current-session.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { aSession } from './a-session.ts'
import { fakePortal } from './fake-portal.ts'
import { renderPage } from './render-page.tsx'

afterEach(() => queryClient.clear())

/** Renders a page for a signed-in vet with the given portal responses. */
export async function renderVetPage(
  page: ReactNode,
  answers: Parameters<typeof fakePortal>[0] = {},
  options: { at?: string; language?: Language; session?: Partial<Session> } = {},
) {
  const portal = fakePortal(answers)
  const user = userEvent.setup()
  const { at, language, session } = options
  const view = await renderPage(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={aSession(session)}>{page}</SessionProvider>
    </QueryClientProvider>,
    { ...(at && { at }), ...(language && { language }) },
  )
  const calls = (path: string) => portal.calls.filter((call) => call.path === path)
  return { ...view, user, calls }
}
