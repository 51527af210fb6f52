import type { DirectoryEntry } from '@systole/contract/account-directory'
import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { AccountsScreen } from './accounts-screen.tsx'

configure({ asyncUtilTimeout: 10_000 }) // the first call loads the client, on whatever machine

const LIST = '/api/query_accounts'
const RESET = '/api/reset_second_factor'

function anEntry(changes: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return {
    uid: 'account_lee',
    user_type: 'vet',
    email: 'k.lee@clinic.test',
    fname: 'Ka Yan',
    lname: 'Lee',
    title: 'Dr.',
    hospital: 'Yau Oi Animal Clinic',
    state: 'active',
    totp: true,
    passkeys: 2,
    sessions: 1,
    last_seen: '',
    ...changes,
  }
}

const listed = (accounts: DirectoryEntry[], total = accounts.length) => ({
  [LIST]: { code: 0, data: { accounts, total } },
})

function open(answers: Parameters<typeof renderVetPage>[1], at = '/accounts?find=lee') {
  return renderVetPage(<AccountsScreen />, answers, {
    at,
    session: { user_type: 'internal_admin' },
  })
}

const openReset = async (answers: Parameters<typeof renderVetPage>[1]) => {
  const page = await open({ ...listed([anEntry()]), ...answers })
  const action = 'Reset the second step of Ka Yan Lee'
  await page.user.click(await screen.findByRole('button', { name: action }))
  return page
}

test('nothing is asked before there is something to look for; what is looked for stays in the address', async () => {
  const { user, calls, router } = await open(listed([]), '/accounts')
  expect(screen.getByText(/Look for a person or a hospital/)).toBeTruthy()
  await user.type(
    screen.getByRole('searchbox', { name: 'E-mail, name or hospital' }),
    ' lee {Enter}',
  )
  expect(await screen.findByText('No account matches.')).toBeTruthy()
  expect(router.state.location.href).toBe('/accounts?find=lee')
  expect(calls(LIST).map(({ fields }) => fields.params)).toEqual(['{"find":"lee"}'])
})

test('an account is shown with the ways it signs in', async () => {
  await open(listed([anEntry()]))
  for (const text of [
    'k.lee@clinic.test',
    'Yau Oi Animal Clinic',
    'Authenticator app',
    '2 passkeys',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

test('there is nothing to reset where no second step is, nor on the own account', async () => {
  const bare = anEntry({ uid: 'account_bare', totp: false, passkeys: 0 })
  await open(
    listed([
      bare,
      anEntry({ uid: 'account_chan', title: '' }),
      anEntry({ uid: 'account_new', state: 'invited', totp: false, passkeys: 0 }),
    ]),
  )
  expect(await screen.findByText('3 accounts')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reset the second step/ })).toBeNull()
})

test('of more than are shown it is said how many there are', async () => {
  await open(listed([anEntry()], 51))
  expect(await screen.findByText(/^1 of 51 accounts/)).toBeTruthy()
})

test('the dialog names the person, wants a reason, and resets', async () => {
  const { user, calls } = await openReset({ [RESET]: { code: 0, data: {} } })
  const dialog = screen.getByRole('dialog', { name: 'Reset the second step of Ka Yan Lee?' })
  expect(dialog.textContent).toContain('k.lee@clinic.test, Vet.')
  await user.click(screen.getByRole('button', { name: 'Reset second step' }))
  expect(screen.getByText('Write why, and how you made sure who asks.')).toBeTruthy()
  expect(calls(RESET)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Lost telephone, called back ')
  await user.click(screen.getByRole('button', { name: 'Reset second step' }))
  expect(await screen.findByText(/The second step of Ka Yan Lee is off/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(RESET)[0]?.fields).toMatchObject({
    uid: 'account_lee',
    reason: 'Lost telephone, called back',
  })
})

test('a reset that is refused stays written in the dialog, with the reason', async () => {
  const { user } = await openReset({ [RESET]: { code: -1007 } })
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Lost')
  await user.click(screen.getByRole('button', { name: 'Reset second step' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Lost')
})
