import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Session } from '../../session/current-session.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { MenuBar } from './menu-bar.tsx'
import { publishMenuCounts } from './menu-counts.ts'

async function open(session: Partial<Session>, at = '/main', unread = 0) {
  const asked: string[] = []
  const view = await renderVetPage(
    <MenuBar onShortcuts={() => asked.push('shortcuts')} onLogout={() => asked.push('logout')} />,
    { '/api/query_notification_count': { code: 0, data: { unread, newest: null } } },
    { at, session },
  )
  return { ...view, asked }
}
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))

test('SHELL-1 a vet’s menu: main, incomplete test, new test, report', async () => {
  await open({ user_type: 'vet' })
  const names = menu()
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(names).toEqual(['Main', 'Incomplete test', 'New test', 'Report'])
})

test('the reading side has its worklist, and its phrases', async () => {
  await open({ user_type: 'cardiologist' }, '/worklist')
  const names = menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Worklist', 'Phrases'])
})

test.each([
  ['/main', 'Main'],
  ['/ongoing', 'Incomplete test'],
  ['/test-detail?usid=u1', 'Incomplete test'],
])('%s is shown as being at %s', async (at, name) => {
  await open({}, at)
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe(name)
})

test('counts are beside their items, and no item shows zero', async () => {
  await open({})
  act(() => publishMenuCounts({ incomplete: 2, unreadReports: 1 }))
  expect(menu().getByRole('link', { name: 'Incomplete test (2 cases)' })).toBeVisible()
  expect(menu().getByRole('link', { name: 'Report (1 unread)' })).toBeVisible()
  act(() => publishMenuCounts({ incomplete: 0, unreadReports: 0 }))
  expect(menu().getByRole('link', { name: 'Report' })).toBeVisible()
})

test('SHELL-1 all five languages are offered, each in its own script, Taiwan’s words beside them', async () => {
  const { user } = await open({})
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  const offered = await screen.findAllByRole('menuitemradio')
  expect(offered.map((item) => [item.textContent, item.lang])).toEqual([
    ['English (US)', 'en'],
    ['繁體中文（香港）', 'zh-Hant-HK'],
    ['繁體中文（台灣）', 'zh-Hant-TW'],
    ['简体中文（中国）', 'zh-Hans-CN'],
    ['日本語', 'ja'],
    ['한국어', 'ko'],
  ])
})

test('SHELL-1 the account menu names the person and leads out', async () => {
  const { user, asked } = await open({
    firstName: 'Wing',
    lastName: 'Chan',
    hospital: 'Harbour Vet',
  })
  await user.click(screen.getByRole('button', { name: /Harbour Vet/ }))
  expect(await screen.findByText('Wing Chan')).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(asked).toEqual(['logout'])
})

test('the bell shows how many notifications are unread, and the list on a press', async () => {
  const { user } = await open({}, '/main', 3)
  await user.click(await screen.findByRole('button', { name: 'Notifications (3 unread)' }))
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
})
