import { toStamp } from '@systole/domain/time/stamp'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query-client.ts'
import { SessionProvider } from '../../../session/session-context.tsx'
import { aCasePet } from '../../../testing/a-case-pet.ts'
import { aSession } from '../../../testing/a-session.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { Worklist } from '../worklist.tsx'

export const LIST = '/api/query_all_sessions'
export const COUNTS = '/api/query_session_counts'
export const VIEWS = '/api/query_worklist_views'
export const SAVE_VIEW = '/api/save_worklist_view'
const MINUTE = 60_000
export const NOW = Date.parse('2026-11-20T06:21:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

type Person = { uid: string; name: string }

/** Creates a paid case as the portal lists it, by the minutes left. */
export function aCase(
  name: string,
  change: { minutes: number; reader?: Person; lastReader?: Person; more?: object },
) {
  return {
    id: `EC-${name}`,
    caseId: `case_${name}`,
    type: 'etest',
    serviceId: 'econsult',
    status: change.reader ? 'data_processing' : 'submit',
    date: '20261119060000',
    updated: '20261119060000',
    submitted: '20261119060000',
    due: toStamp(new Date(NOW + change.minutes * MINUTE)),
    paused: '',
    expected: '',
    closed: '',
    deletion: '',
    opened: '',
    version: 1,
    pet: aCasePet({ petId: 'p', idx: '', name, breed: 'Ragdoll' }),
    user: {
      uid: 'u',
      name: 'W Chan',
      email: 'w@x.test',
      country: 'HK',
      hospital: 'Harbour Vet',
      contact: '',
      distributor: '',
    },
    tag: [{ tagid: 7 }],
    extraInfo: { clone: '', absent_files: [] },
    cloned: false,
    required_credit: 0,
    clinical_input: null,
    question_session: null,
    session_tests: [
      { type: 'ECG', count: 1 },
      { type: 'echo', count: 2 },
    ],
    result: '',
    note: [],
    session_release_report: null,
    payment: 'paid',
    reader: change.reader ?? null,
    last_reader: change.lastReader ?? null,
    revision: { report_revision: '' },
    ...change.more,
  }
}

export const leo = { uid: 'u-leo', name: 'Leo Wong' }
export const mei = { uid: 'u-mei', name: 'Mei Tanaka' }

/** Opens the worklist of Mei, a reader, with the given cases. */
export async function openWorklist(...sessions: ReturnType<typeof aCase>[]) {
  const portal = fakePortal({
    [LIST]: { code: 0, data: { sessions, total: sessions.length, total_capped: false, next: '' } },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  return portal
}

export const draw = ({ canRead = true } = {}) =>
  renderPage(
    <QueryClientProvider client={makeQueryClient()}>
      <SessionProvider session={aSession({ user_type: 'cardiologist' })}>
        <Worklist accountId="u-mei" canRead={canRead} />
      </SessionProvider>
    </QueryClientProvider>,
  )

export const rows = async () => (await screen.findAllByRole('row')).slice(1)
