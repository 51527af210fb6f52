import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { lazyPage } from './lazy-page.tsx'

const Reports = () => <h1>Reports</h1>

test('a page first visited without a line says so in its place; the app stays', async () => {
  const Page = lazyPage(vi.fn(async () => Reports).mockRejectedValue(new Error('offline')))
  await Page.preload() // the router navigates regardless of a failure
  await renderPage(<Page />)
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.')
})

test('a page that did not come comes at another try', async () => {
  const load = vi.fn(async () => Reports).mockRejectedValueOnce(new Error('offline'))
  const Page = lazyPage(load)
  await renderPage(<Page />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Reports' })).toBeDefined()
})
