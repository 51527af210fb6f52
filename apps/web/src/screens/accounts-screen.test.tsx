import type { AccountDetails, DirectoryEntry } from '@systole/contract/accounts/account-directory'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { AccountsScreen } from './accounts-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_accounts'
const ONE = '/api/query_account'
const RESET = '/api/reset_second_factor'
const INVITE = '/api/invite_account'
const UPDATE = '/api/update_account'
const DISABLE = '/api/disable_account'

function anEntry(changes: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return {
    uid: 'account_lee',
    user_type: 'cardiologist',
    email: 'k.lee@reader.test',
    firstName: 'Ka Yan',
    lastName: 'Lee',
    title: 'DACVIM',
    hospital: '',
    state: 'active',
    totp: true,
    passkeys: 2,
    sessions: 1,
    last_seen: null,
    ...changes,
  }
}

function details(
  account: Partial<DirectoryEntry> = {},
  more: Partial<AccountDetails> = {},
): Record<string, { code: number; data: AccountDetails }> {
  const session = {
    session_id: 'session_1',
    kind: 'browser' as const,
    user_agent: '',
    ip: '10.0.0.7',
    opened: new Date('2026-11-20T06:00:00Z'),
    last_seen: new Date('2026-11-20T07:00:00Z'),
    current: false,
  }
  const data: AccountDetails = {
    account: anEntry(account),
    since: new Date('2026-01-01T00:00:00Z'),
    disabled: null,
    last_login: new Date('2026-11-20T06:00:00Z'),
    is_last_admin: false,
    reading: 2,
    sessions: [session],
    changes: [],
    ...more,
  }
  return { [ONE]: { code: 0, data } }
}

const listed = (accounts: DirectoryEntry[], total = accounts.length) => ({
  [LIST]: { code: 0, data: { accounts, total } },
})

function open(answers: Parameters<typeof renderVetPage>[1], at = '/accounts') {
  return renderVetPage(<AccountsScreen />, answers, {
    at,
    session: { user_type: 'internal_admin' },
  })
}

const openOne = (answers: Parameters<typeof renderVetPage>[1]) =>
  open(answers, '/accounts?id=account_lee')

test('STAFF-6 staff are listed first; a word looks in all accounts and stays in the address', async () => {
  const { user, calls, router } = await open(listed([]))
  expect(await screen.findByText('No matching accounts.')).toBeVisible()
  await user.type(
    screen.getByRole('searchbox', { name: 'Email, name or hospital' }),
    ' lee {Enter}',
  )
  await waitFor(() => expect(router.state.location.href).toBe('/accounts?find=lee'))
  await user.click(screen.getByRole('button', { name: 'Disabled' }))
  await waitFor(() => expect(router.state.location.href).toBe('/accounts?find=lee&show=disabled'))
  await waitFor(() =>
    expect(calls(LIST).map(({ fields }) => fields.params)).toEqual([
      '{"role":"staff"}',
      '{"find":"lee"}',
      '{"find":"lee","state":"disabled"}',
    ]),
  )
})

test('STAFF-6 a row says role, state and second step, and opens the account', async () => {
  await open(listed([anEntry({ state: 'locked', totp: false, passkeys: 0 })], 51))
  expect(await screen.findByText(/^1 of 51 accounts/)).toBeVisible()
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  for (const text of ['Reporting cardiologist', 'Locked', 'None', 'k.lee@reader.test'])
    expect(row.getByText(text)).toBeVisible()
  expect(row.getByRole('link').getAttribute('href')).toBe('/accounts?id=account_lee')
})

test('OPS-1 an invitation wants an address, a name and a role, and is sent once', async () => {
  const { user, calls } = await open({
    ...listed([]),
    [INVITE]: { code: 0, data: { uid: 'account_new' } },
  })
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(screen.getByText('Choose a role.')).toBeVisible()
  expect(calls(INVITE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mei@reader.test')
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Mei')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'cardiologist')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/Mei has been invited/)).toBeVisible()
  expect(calls(INVITE).map(({ fields }) => fields)).toMatchObject([
    { email: 'mei@reader.test', fname: 'Mei', user_type: 'cardiologist' },
  ])
})

test('STAFF-6 the question before disabling says how many sessions end and how many cases go back', async () => {
  const { user, calls } = await openOne({
    ...details(),
    [DISABLE]: { code: 0, data: { sessions: 1, cases: 2 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Disable account' }))
  const dialog = screen.getByRole('dialog', { name: 'Disable Ka Yan Lee?' })
  expect(dialog.textContent).toContain('1 session ends immediately.')
  expect(dialog.textContent).toContain('2 cases being read go back to the list.')
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Left the practice')
  await user.click(within(dialog).getByRole('button', { name: 'Disable account' }))
  expect(await screen.findByText('Ka Yan Lee has been disabled.')).toBeVisible()
  expect(calls(DISABLE)[0]?.fields).toMatchObject({
    uid: 'account_lee',
    reason: 'Left the practice',
  })
})

test('STAFF-6 the last admin is neither disabled nor given another role, and the page says why', async () => {
  await openOne(details({ user_type: 'internal_admin' }, { is_last_admin: true }))
  expect(await screen.findByText(/last internal admin who can sign in, so/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull()
  expect(screen.getByRole('combobox', { name: /Role/ })).toHaveProperty('disabled', true)
})

test('STAFF-6 making somebody an admin wants a reason', async () => {
  const { user, calls } = await openOne({ ...details(), [UPDATE]: { code: 0, data: { cases: 0 } } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'internal_admin')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByText('Enter a reason.')).toBeVisible()
  expect(calls(UPDATE)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Second admin')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(calls(UPDATE)).toHaveLength(1))
  expect(calls(UPDATE)[0]?.fields).toMatchObject({
    user_type: 'internal_admin',
    reason: 'Second admin',
    seen: expect.stringContaining('"user_type":"cardiologist"'),
  })
})

test('STAFF-6 the log names who changed what', async () => {
  await openOne(
    details(
      {},
      {
        changes: [
          {
            change: 'account.changed',
            time: new Date('2026-11-20T06:00:00Z'),
            by: 'Grace Yeung',
            reason: 'Moves to reading',
            fields: [{ field: 'user_type', from: 'patcher', to: 'cardiologist' }],
          },
        ],
      },
    ),
  )
  const log = await screen.findByRole('list', { name: 'Changes' })
  expect(log.textContent).toContain('Grace Yeung')
  expect(log.textContent).toContain('Role: Patcher → Reporting cardiologist')
  expect(log.textContent).toContain('Reason: Moves to reading')
})

test('a second step is reset with a reason; a refusal stays written in the dialog', async () => {
  const { user, calls } = await openOne({ ...details(), [RESET]: { code: -1007 } })
  const action = 'Reset two-factor for Ka Yan Lee'
  await user.click(await screen.findByRole('button', { name: action }))
  await user.click(screen.getByRole('button', { name: 'Reset two-factor' }))
  expect(calls(RESET)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' Lost ')
  await user.click(screen.getByRole('button', { name: 'Reset two-factor' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(calls(RESET)[0]?.fields).toMatchObject({ uid: 'account_lee', reason: 'Lost' })
})
