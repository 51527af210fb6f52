import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { fakePortal } from '../testing/fake-portal.ts'
import { renderPage } from '../testing/render-page.tsx'
import { client } from './client.ts'
import { connection } from './connection.ts'
import { orThrow } from './query.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  connection.worked()
  queryClient.clear()
})

function Breeds() {
  const { data, isError } = useQuery({
    queryKey: ['breeds'],
    queryFn: () => orThrow(client.pets.queryBreeds({ petSpecies: 'dog' })),
    retry: false,
  })
  if (data) return <p>{data.breeds.length} breeds</p>
  return isError ? <p>failed</p> : null
}

test('ERR-3 a portal that went away is said, asked for, and what failed is read again by itself', async () => {
  fakePortal({}) // no path responds
  await renderPage(
    <QueryClientProvider client={queryClient}>
      <OfflineBar />
      <Breeds />
    </QueryClientProvider>,
  )
  await screen.findByText('failed')
  expect(screen.getByRole('status').textContent).toMatch(/server/i)

  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path === '/readyz'
      ? Response.json({ ok: true })
      : Response.json({ code: 0, message: '', data: { breeds: [] } })
  })
  await screen.findByText('0 breeds', {}, { timeout: 8000 })
  expect(asked[0]).toBe('/readyz')
  expect(screen.getByRole('status').textContent).toBe('')
}, 15_000)
