import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '../session/current-session.ts'
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

const ECG_OFFERED = {
  services: [
    { serviceId: 'econsult', promise_minutes: 1440 },
    { serviceId: 'ecg1l', promise_minutes: 90 },
  ],
} as const satisfies Partial<Session>

test('SERV-1 the services on offer stand above the tabs with their promise, and one is chosen', async () => {
  const { user } = await renderVetPage(<NewTestScreen />, noPets, {
    at: '/new-test?tab=registered',
    session: ECG_OFFERED,
  })
  const ecg = screen.getByRole('radio', { name: /1L ECG.*within 90 minutes/ })
  expect(screen.getByRole('radio', { name: /eConsult.*within 24 hours/ })).toBeChecked()
  await user.click(ecg)
  await waitFor(() => expect(ecg).toBeChecked())
})

test('SERV-1 an address that names a service without offer opens an eConsult', async () => {
  await renderVetPage(<NewTestScreen />, noPets, {
    at: '/new-test?service=ecg6l',
    session: ECG_OFFERED,
  })
  expect(screen.getByRole('radio', { name: /eConsult/ })).toBeChecked()
})

test('SERV-1 a clinic with one service is not asked', async () => {
  await renderVetPage(<NewTestScreen />, noPets, { at: '/new-test' })
  expect(screen.queryByRole('radio')).toBeNull()
})
