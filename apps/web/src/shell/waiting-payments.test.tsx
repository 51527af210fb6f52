import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { CountBadge } from './count-badge.tsx'
import { publishMenuCounts } from './menu-counts.ts'
import { WaitingPayments } from './waiting-payments.tsx'

const LIST = '/api/query_desk_payments'

afterEach(() => publishMenuCounts({ waitingPayments: 0 }))

test('STAFF-6 how many payments want a person stands beside their item, asked for with one row', async () => {
  const { calls } = await renderVetPage(
    <>
      <WaitingPayments />
      <CountBadge of="waitingPayments" />
    </>,
    { [LIST]: { code: 0, data: { payments: [], foreign: [], attention: 3, next: '' } } },
    { session: { user_type: 'internal_admin' } },
  )
  expect(await screen.findByText('(3 wait)')).toBeTruthy()
  expect(calls(LIST).map(({ fields }) => fields.params)).toEqual([
    '{"show":"attention","record_per_page":1}',
  ])
})
