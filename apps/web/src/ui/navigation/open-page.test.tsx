import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { connection } from '../../api/connection.ts'
import { addTexts, startI18n } from '../../i18n/i18n.ts'
import { lazyPage } from '../../shell/lazy-page.tsx'
import { OfflineBar } from '../../shell/offline-bar.tsx'
import { AppTheme } from '../../theme/app-theme.tsx'
import { AppLink } from './app-link.tsx'
import { openPage } from './open-page.ts'

const OPENS = /This opens when you are back online/

afterEach(() => {
  act(() => connection.worked())
  cleanup()
})

/** Opens the app; the code of the reports arrives after `reports`. */
async function open(reports: Promise<void> = Promise.resolve()) {
  await startI18n('en_us')
  await addTexts('auth')
  const root = createRootRoute({
    component: () => (
      <AppTheme language="en_us">
        <OfflineBar />
        {['/', '/reports', '/pets'].map((href) => (
          <AppLink key={href} href={href}>{`to ${href}`}</AppLink>
        ))}
        <Outlet />
      </AppTheme>
    ),
  })
  const page = (path: string, title: string, arrives = Promise.resolve()) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyPage(async () => {
        await arrives
        return () => <h1>{title}</h1>
      }),
    })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', 'Main'),
      page('/reports', 'Reports', reports),
      page('/pets', 'Pets'),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />) // a router of the test's own
  await screen.findByRole('heading', { name: 'Main' })
  const user = userEvent.setup()
  return { router, go: (href: string) => user.click(screen.getByText(`to ${href}`)) }
}

test('offline, a page that was never opened is announced and opens when the connection is back', async () => {
  const { router, go } = await open()
  act(() => connection.failed())
  await go('/reports')
  expect(screen.getByRole('status').textContent).toMatch(OPENS)
  expect(router.state.location.pathname).toBe('/')
  await go('/pets')
  act(() => connection.worked())
  await screen.findByRole('heading', { name: 'Pets' })
  expect(screen.getByRole('status').textContent).toBe('')
  expect(router.state.location.pathname).toBe('/pets')
})

test('offline, a page that was opened before opens immediately', async () => {
  const { go } = await open()
  await go('/reports')
  await screen.findByRole('heading', { name: 'Reports' })
  act(() => connection.failed())
  await go('/')
  await screen.findByRole('heading', { name: 'Main' })
  expect(screen.getByRole('status').textContent).not.toMatch(OPENS)
})

test('what a page still writes into its address does not bring back the reader who has left', async () => {
  const code = Promise.withResolvers<void>()
  const { router, go } = await open(code.promise)
  await go('/reports')
  expect(router.history.location.pathname).toBe('/reports')
  screen.getByRole('heading', { name: 'Main' })
  await openPage(router, '/?find=Captain', { replace: true })
  code.resolve()
  await screen.findByRole('heading', { name: 'Reports' })
  expect(router.state.location.pathname).toBe('/reports')
})
