import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { NewTestScreen } from './new-test-screen.tsx'

const noPets = {
  '/api/query_cardiobird_user_activities': {
    code: 0,
    data: { pets: [], next: '', total: 0, total_capped: false, in_year: 0, in_year_capped: false },
  },
}

function chosenTab(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

test('NEW-1 a clinic without pets begins with a new one', async () => {
  await renderVetPage(<NewTestScreen />, noPets, { at: '/new-test' })
  await waitFor(() => expect(chosenTab()).toBe('New pet'))
})

test('NEW-1 the tab in the address holds for a clinic without pets too', async () => {
  const { calls } = await renderVetPage(<NewTestScreen />, noPets, {
    at: '/new-test?tab=registered',
  })
  await waitFor(() =>
    expect(calls('/api/query_cardiobird_user_activities').length).toBeGreaterThan(0),
  )
  expect(chosenTab()).toBe('Registered pet')
})
