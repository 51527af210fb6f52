import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { autosaverOf } from '../drafts/autosavers.ts'
import { keepCopy } from '../drafts/device-copies.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { aSession } from '../testing/a-session.ts'
import { fakePortal } from '../testing/fake-portal.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LogoutProvider, useLogout } from './logout-context.tsx'

function Page() {
  const askLogout = useLogout()
  return (
    <button type="button" onClick={askLogout}>
      Leave
    </button>
  )
}

async function open() {
  await renderPage(
    <SessionProvider session={aSession()}>
      <LogoutProvider>
        <Page />
      </LogoutProvider>
    </SessionProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  return user
}

test('SHELL-2 logout asks, and No stays', async () => {
  const { calls } = fakePortal({})
  const user = await open()
  expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(calls).toEqual([])
})

test('SHELL-2 after logout nothing of the page is left but the word that it succeeded', async () => {
  fakePortal({ '/api/logout': { code: 0 } })
  window.localStorage.setItem('systole.draft.u1/clinical/c1', '{}')
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByRole('dialog', { name: 'You are signed out' })
  expect(screen.getByText('You can close this tab.')).toBeVisible()
  expect(screen.queryByText('Leave')).toBeNull()
  expect(Object.keys(window.localStorage)).not.toContain('systole.draft.u1/clinical/c1')
})

test('SHELL-2 a failed log-out is reported', async () => {
  fakePortal({})
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/You are still signed in/)
})

test('SHELL-2 logout warns of text that is on this device only, one’s own and another’s', async () => {
  fakePortal({})
  const { uid } = aSession()
  const typedAt = new Date().toISOString()
  const copy = { value: { form: {} }, base: 0, writer: 'another_tab', edit: 1, typedAt }
  keepCopy({ uid: 'account_lee', place: 'new-pet' }, copy)
  keepCopy({ uid, place: 'new-pet' }, copy)
  await autosaverOf(uid, 'new-pet').open()
  await open()
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Text in 1 form is saved only on this device/,
  )
  expect(dialog.textContent).toContain('Unsaved text from another account')
})
