import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { CountBadge } from './count-badge.tsx'
import { publishMenuCounts } from './menu-counts.ts'
import { WaitingApplications } from './waiting-applications.tsx'

const LIST = '/api/query_registrations'

afterEach(() => publishMenuCounts({ waitingApplications: 0 }))

test('how many applications wait is beside their item, asked for with one row', async () => {
  const { calls } = await renderVetPage(
    <>
      <WaitingApplications />
      <CountBadge of="waitingApplications" />
    </>,
    { [LIST]: { code: 0, data: { registrations: [], waiting: 3, next: '' } } },
    { session: { user_type: 'internal_admin' } },
  )
  expect(await screen.findByText('(3 waiting)')).toBeVisible()
  expect(calls(LIST).map(({ fields }) => fields.params)).toEqual([
    '{"state":"waiting","record_per_page":1}',
  ])
})
