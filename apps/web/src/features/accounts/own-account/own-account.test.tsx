import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { changeLanguage } from '../../../i18n/i18n.ts'
import { AccountScreen } from '../../../screens/account-screen.tsx'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'

const CODES = ['K7QF-2MTX-9HPD', '0000-1111-2222']
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const session = {
  session_id: 's1',
  kind: 'browser',
  user_agent: CHROME,
  ip: '203.0.113.7',
  opened: '20261120010000',
  last_seen: '20261120020000',
  current: true,
}
const account = {
  uid: 'account_chan',
  user_type: 'vet',
  email: 'w.chan@harbour.test',
  firstName: 'Wing',
  lastName: 'Chan',
  title: '',
  hospital: 'Harbour Animal Hospital',
  totp_since: '',
  recovery_codes_left: 0,
  passkeys: [],
}
type Answers = Parameters<typeof renderVetPage>[1]

beforeAll(() => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true })
})

async function open({
  own = {},
  sessions = [session],
  answers = {},
}: {
  own?: Partial<typeof account>
  sessions?: (typeof session)[]
  answers?: Answers
} = {}) {
  const view = await renderVetPage(<AccountScreen />, {
    '/api/query_own_account': { code: 0, data: { ...account, ...own } },
    '/api/query_account_sessions': { code: 0, data: { sessions } },
    '/api/key_gen': ({ key }) => ({ code: 0, data: { key: `sealed ${key}` } }),
    '/api/check_sid': { code: 0, data: { valid: 0 } },
    ...answers,
  })
  await screen.findByRole('region', { name: 'Sessions' })
  return view
}
const section = (name: string) => within(screen.getByRole('region', { name }))

test('name and title are saved as typed; a name without any part is not sent', async () => {
  const { user, calls } = await open({ answers: { '/api/update_own_account': { code: 0 } } })
  const first = section('Name').getByLabelText('First name')
  await user.clear(first)
  await user.clear(section('Name').getByLabelText('Last name'))
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.getByText('Enter a first name or a last name.')).toBeVisible()
  await user.type(first, '詠欣')
  await user.type(section('Name').getByLabelText(/Title/), 'BVSc{Enter}')
  await screen.findByText('Name saved.')
  expect(calls('/api/update_own_account').map(({ fields }) => fields)).toEqual([
    { fname: '詠欣', lname: '', title: 'BVSc' },
  ])
})

test('the family name comes first in Chinese', async () => {
  const { container } = await open()
  const names = () => [
    ...container.querySelectorAll('[autocomplete="given-name"], [autocomplete="family-name"]'),
  ]
  const order = () => names().map((input) => input.getAttribute('autocomplete'))
  expect(order()).toEqual(['given-name', 'family-name'])
  await act(() => changeLanguage('zh_hk'))
  await waitFor(() => expect(order()).toEqual(['family-name', 'given-name']))
  await act(() => changeLanguage('en_us'))
})

test('the password is changed with the current one; each mistake is said at its field', async () => {
  const { user, calls } = await open({
    answers: {
      '/api/change_password': ({ current }) =>
        current === 'sealed old heart' ? { code: 0, data: { ended: 2 } } : { code: -1005 },
    },
  })
  const current = () => section('Password').getByLabelText('Current password')
  const next = () => section('Password').getByLabelText('New password')
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await change()
  expect(screen.getByText('Enter your current password.')).toBeVisible()
  expect(screen.getByText('Use at least 8 characters.')).toBeVisible()
  await user.type(current(), 'old mistake')
  await user.type(next(), 'old mistake')
  await user.type(section('Password').getByLabelText('Confirm new password'), 'old mistake')
  await change()
  expect(screen.getByText('This is already your password. Choose a different one.')).toBeVisible()
  await user.clear(next())
  await user.type(next(), 'quite another heart')
  await user.clear(section('Password').getByLabelText('Confirm new password'))
  await user.type(section('Password').getByLabelText('Confirm new password'), 'quite another heart')
  await change()
  expect(await screen.findByText('This is not your current password.')).toBeVisible()
  await user.clear(current())
  await user.type(current(), 'old heart')
  await change()
  await screen.findByText('Password changed. 2 sessions have ended.')
  expect(current()).toHaveProperty('value', '')
  expect(calls('/api/change_password')).toHaveLength(2)
})

test('sessions show browser, system and address; this one is marked and cannot be signed out here', async () => {
  const phone = { ...session, session_id: 's2', current: false, kind: 'api', user_agent: 'curl/8' }
  const { user, calls } = await open({
    sessions: [phone, session],
    answers: {
      '/api/end_account_session': { code: 0, data: { ended: 1 } },
      '/api/end_other_account_sessions': { code: 0, data: { ended: 1 } },
    },
  })
  const [first, second] = await section('Sessions').findAllByRole('listitem')
  expect(first?.textContent).toContain('Chrome 142 on Windows')
  expect(first?.textContent).toContain('This browser')
  expect(first?.textContent).toContain('203.0.113.7')
  expect(first && within(first).queryByRole('button')).toBeNull()
  expect(second?.textContent).toContain('Program (API)')
  await user.click(screen.getByRole('button', { name: 'Sign out: Program (API)' }))
  await waitFor(() =>
    expect(calls('/api/end_account_session')[0]?.fields).toEqual({ session_id: 's2' }),
  )
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(dialog.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(calls('/api/end_other_account_sessions')).toHaveLength(1))
})

test('the app is set up with the password, a QR code and a code; the recovery codes stay until they are kept', async () => {
  const uri = 'otpauth://totp/Systole:w.chan?secret=ABCD&issuer=Systole'
  const { user, calls } = await open({
    answers: {
      '/api/set_up_totp': ({ proof }) =>
        proof === '{"password":"sealed right"}'
          ? { code: 0, data: { secret: 'ABCDEFGH', uri } }
          : { code: -1005 },
      '/api/confirm_totp': ({ code }) =>
        code === '123456' ? { code: 0, data: { recovery_codes: CODES } } : { code: -1004 },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Set up the authenticator app' }))
  const dialog = () => within(screen.getByRole('dialog'))
  await user.click(dialog().getByRole('button', { name: 'Continue' }))
  expect(dialog().getByText('Enter your password.')).toBeVisible()
  const goOn = (name: string) => user.click(dialog().getByRole('button', { name }))
  await user.type(dialog().getByLabelText('Password'), 'wrong')
  await goOn('Continue')
  await dialog().findByText('This password or code is incorrect.')
  await user.clear(dialog().getByLabelText('Password'))
  await user.type(dialog().getByLabelText('Password'), 'right')
  await goOn('Continue')
  await dialog().findByRole('img', { name: 'QR code for the authenticator app' })
  expect(dialog().getByText('ABCD EFGH')).toBeVisible()
  await user.type(dialog().getByLabelText('Code from the app'), '654321')
  await goOn('Turn on')
  await dialog().findByText(/This code is incorrect/)
  await user.clear(dialog().getByLabelText('Code from the app'))
  await user.type(dialog().getByLabelText('Code from the app'), '123456')
  await goOn('Turn on')
  await dialog().findByText('K7QF-2MTX-9HPD')
  await user.keyboard('{Escape}')
  expect(dialog().getByText('0000-1111-2222')).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Copy' }))
  await dialog().findByText('Codes copied.')
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  await user.click(dialog().getByRole('button', { name: 'I’ve saved them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('/api/confirm_totp')).toHaveLength(2)
})

test('the app is turned off with a code in place of the password', async () => {
  const { user, calls } = await open({
    own: { totp_since: '20261101000000', recovery_codes_left: 1 },
    answers: { '/api/turn_off_totp': { code: 0 } },
  })
  expect(section('Authenticator app').getByText('1 recovery code left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Use a code instead' }))
  await user.type(dialog.getByRole('textbox'), 'k7qf-2mtx-9hpd{Enter}')
  await screen.findByText('The authenticator app is off.')
  expect(calls('/api/turn_off_totp')[0]?.fields).toEqual({
    proof: '{"recovery":"K7QF2MTX9HPD"}',
  })
})

test('a passkey is renamed and removed by its name', async () => {
  const passkey = {
    passkey_id: 'p1',
    name: '診症室電腦',
    created: '20261101000000',
    last_used: '',
  }
  const { user, calls } = await open({
    own: { passkeys: [passkey] as never[] },
    answers: { '/api/rename_passkey': { code: 0 }, '/api/remove_passkey': { code: 0 } },
  })
  await user.click(screen.getByRole('button', { name: 'Rename 診症室電腦' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Name'))
  await user.type(dialog.getByLabelText('Name'), '{Enter}')
  expect(dialog.getByText('Enter a name.')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), ' Ward 2 {Enter}')
  await waitFor(() =>
    expect(calls('/api/rename_passkey')[0]?.fields).toEqual({ passkey_id: 'p1', name: 'Ward 2' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove 診症室電腦' }))
  const asking = within(await screen.findByRole('alertdialog'))
  await user.click(asking.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Passkey removed.')
  expect(calls('/api/remove_passkey')).toHaveLength(1)
})
