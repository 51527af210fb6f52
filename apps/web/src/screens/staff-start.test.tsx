import type { UserType } from '@systole/domain/accounts/user-type'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { WorklistScreen } from './worklist-screen.tsx'

const WITHOUT_A_LIST: readonly UserType[] = [
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
]

test.each(WITHOUT_A_LIST)(
  'ROLE-1 a %s starts on a page that says what comes, without a refusal',
  async (user_type) => {
    const { calls } = await renderVetPage(
      <WorklistScreen />,
      {},
      {
        at: '/worklist',
        session: { user_type },
      },
    )
    expect(screen.getByText(/No cases of your services yet/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls('/api/query_all_sessions')).toEqual([])
  },
)
