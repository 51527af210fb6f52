import type { UserType } from '@systole/domain/accounts/user-type'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { WorklistScreen } from './worklist-screen.tsx'

const ECG_STAFF: readonly UserType[] = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
]
const SESSIONS = '/api/query_all_sessions'
const NOTHING = { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } }

test.each(ECG_STAFF)(
  'ROLE-1 a %s starts on the list of its work, without a refusal',
  async (user_type) => {
    const { calls } = await renderVetPage(
      <WorklistScreen />,
      { [SESSIONS]: NOTHING },
      { at: '/worklist', session: { user_type } },
    )
    await waitFor(() => expect(calls(SESSIONS).length).toBeGreaterThan(0))
    expect(screen.getByRole('heading', { level: 1, name: 'Worklist' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
