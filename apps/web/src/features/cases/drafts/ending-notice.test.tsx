import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { EndingNotice } from './ending-notice.tsx'

const KEEP = '/api/keep_session'

test('KEEP-1 an unpaid case that will be deleted says when, and a button keeps it', async () => {
  const ending = aCase({ deletion: new Date('2026-11-30T10:00:00Z') })
  const { user } = await renderVetPage(<EndingNotice consult={ending} />, {
    [KEEP]: { code: 0, data: { session: aCase() } },
  })
  expect(await screen.findByText('This case will be deleted on 30 Nov')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await waitFor(() => expect(screen.getByText('Kept for another 30 days.')).toBeVisible())
})

test('KEEP-1 a case that is not due for deletion says nothing of it', async () => {
  await renderVetPage(<EndingNotice consult={aCase()} />, {})
  expect(screen.queryByRole('button', { name: 'Keep' })).toBe(null)
})
