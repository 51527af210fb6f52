import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Session } from '../../session/current-session.ts'
import { aSession } from '../../testing/a-session.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const ACCOUNT = { email: 'ng@saikung.test', user_type: 'vet' }
const SIGNED_IN = {
  sid: '',
  user_type: 'vet',
  data: { uid: 'u1', firstName: 'Wing', lastName: 'Chan', country: 'HK', extraInfo: {} },
}
const SET = { '/api/set_password': { code: 0, data: ACCOUNT } }
const sealing = { '/api/key_gen': { code: 0, data: { key: 'sealed' } } }

async function open(token: string | undefined = 'token') {
  const entered: Session[] = []
  await renderPage(
    <ResetPasswordForm
      token={token}
      signInHref="/login"
      onSignedIn={(session) => entered.push(session)}
    />,
  )
  const user = userEvent.setup()
  return {
    entered,
    set: async (password: string, repeat: string) => {
      await user.type(screen.getByLabelText('New password'), password)
      if (repeat) await user.type(screen.getByLabelText('Confirm new password'), repeat)
      await user.click(screen.getByRole('button', { name: 'Set password' }))
    },
  }
}

test.each([
  ['sevench', 'sevench', 'Use at least 8 characters.'],
  ['password', 'password', 'This password is too easy to guess. Choose another.'],
  ['eight ch', '', 'Confirm the new password.'],
  ['eight ch', 'eight xx', 'The passwords do not match. Confirm the new password again.'],
])('LOGIN-7 %j and %j are refused: %s', async (password, repeat, text) => {
  const { calls } = fakePortal({})
  const { set } = await open()
  await set(password, repeat)
  expect(screen.getByText(text)).toBeVisible()
  expect(calls).toEqual([])
})

test('LOGIN-7 a password of 8 characters is sealed and set with the link’s token', async () => {
  const { calls } = fakePortal({ ...sealing, ...SET })
  const { set } = await open()
  await set('eight ch', 'eight ch')
  await screen.findByRole('heading', { name: 'Your password has been set' })
  expect(calls.map(({ fields }) => fields).slice(0, 2)).toEqual([
    { key: 'eight ch' },
    { token: 'token', password: 'sealed' },
  ])
})

test('LOGIN-7 who has chosen a password is signed in with it, with the role of the account', async () => {
  const { calls } = fakePortal({
    ...sealing,
    ...SET,
    '/api/login': { code: 0, data: [SIGNED_IN] },
    '/api/check_sid': { code: 0, data: { valid: 1 } },
    '/api/query_user_settings': { code: 0, data: aSession() },
  })
  const { set, entered } = await open()
  await set('eight ch', 'eight ch')
  await waitFor(() => expect(entered).toHaveLength(1))
  expect(calls.find(({ path }) => path === '/api/login')?.fields).toMatchObject({
    email: 'ng@saikung.test',
    user_type: 'vet',
    password: 'sealed',
  })
})

test('LOGIN-7 where a second factor is asked for, the sign-in page has the address filled in', async () => {
  fakePortal({
    ...sealing,
    ...SET,
    '/api/login': { code: -1003, data: { methods: ['totp'] } },
  })
  const { set, entered } = await open()
  await set('eight ch', 'eight ch')
  await screen.findByRole('heading', { name: 'Your password has been set' })
  expect(entered).toEqual([])
  expect(window.localStorage.getItem('systole.email')).toBe('ng@saikung.test')
})

test('LOGIN-7 a link that was used says so', async () => {
  fakePortal({ ...sealing, '/api/set_password': { code: -101, message: 'no' } })
  const { set } = await open()
  await set('eight ch', 'eight ch')
  const heading = { name: 'This link no longer works' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
})

test('LOGIN-7 a password that only the server finds too easy comes back with its reason', async () => {
  const message = 'password: this one is too easy to guess.'
  fakePortal({ ...sealing, '/api/set_password': { code: -103, message } })
  const { set } = await open()
  await set('demo.vet', 'demo.vet')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('a link without its token says so', async () => {
  await open('')
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
})

test('a new account is greeted before and after its first password', async () => {
  fakePortal({ ...sealing, ...SET })
  await renderPage(
    <ResetPasswordForm token="token" signInHref="/login" onSignedIn={() => {}} isWelcome />,
  )
  expect(screen.getByRole('heading', { name: 'Welcome. Set your password' })).toBeVisible()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('New password'), 'eight ch')
  await user.type(screen.getByLabelText('Confirm new password'), 'eight ch')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByRole('heading', { name: 'Your account is ready' }, { timeout: 10_000 })
})

test.each([
  ['cardiologist', true],
  ['vet', false],
])(
  'LOGIN-9 a %s who sets a first password is spared the dialog of hospitals: %s',
  async (user_type, spared) => {
    window.localStorage.removeItem('systole.welcomed')
    fakePortal({ ...sealing, '/api/set_password': { code: 0, data: { ...ACCOUNT, user_type } } })
    const { set } = await open()
    await set('eight ch', 'eight ch')
    await screen.findByRole('heading', { name: 'Your password has been set' })
    expect(window.localStorage.getItem('systole.welcomed') !== null).toBe(spared)
  },
)
