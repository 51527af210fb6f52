import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rememberSession, type Session } from '../../session/current-session.ts'
import { aSession } from '../../testing/a-session.ts'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LoginForm } from './login-form.tsx'

const account = {
  sid: '',
  user_type: 'vet',
  data: { uid: 'u1', firstName: 'Wing', lastName: 'Chan', country: 'HK', extraInfo: {} },
}
const goodAnswers = {
  '/api/key_gen': { code: 0, data: { key: 'sealed' } },
  '/api/login': { code: 0, data: [account] },
  '/api/check_sid': { code: 0, data: { valid: 1 } },
  '/api/query_user_settings': { code: 0, data: aSession() },
}

async function open(options: { language?: 'en_us' | 'zh_hk' } = {}) {
  rememberSession(undefined)
  const signedIn: Session[] = []
  await renderPage(<LoginForm onSignedIn={(session) => signedIn.push(session)} />, options)
  return { user: userEvent.setup(), signedIn }
}
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const login = () => screen.getByRole('button', { name: 'Login' })

test('LOGIN-2 nothing typed: the texts of the specification, both fields marked', async () => {
  const { user } = await open()
  await user.click(login())
  expect(screen.getByText('Please enter your email')).toBeVisible()
  expect(screen.getByText('Please enter your email and password.')).toBeVisible()
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-invalid')).toBe('true')
})

test('LOGIN-2 a field stays marked until it is edited', async () => {
  const { user } = await open()
  await user.type(email(), 'nobody')
  await user.type(password(), 'x{Enter}')
  expect(
    screen.getByText('Email is not in valid format. Please enter a correct email address.'),
  ).toBeVisible()
  await user.type(password(), 'y')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  await user.type(email(), '@')
  expect(email().getAttribute('aria-invalid')).toBeNull()
})

test('LOGIN-3 seals the password, logs in, checks the session, reads the settings', async () => {
  const { calls } = fakePortal(goodAnswers)
  const { user, signedIn } = await open()
  await user.type(email(), ' vet@clinic.hk')
  await user.type(password(), 'correct horse{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
  const paths = calls.map(({ path }) => path)
  expect(paths.slice(0, 3)).toEqual(['/api/key_gen', '/api/login', '/api/check_sid'])
  expect(paths.at(-1)).toBe('/api/query_user_settings')
  const sent = calls[1]?.fields
  expect(sent).toMatchObject({ email: 'vet@clinic.hk', password: 'sealed' })
  expect(JSON.parse(sent?.platform ?? '{}')).toMatchObject({ type: 'webapp', api_version: 2 })
})

test('LOGIN-3 a session that fails its check is not a login', async () => {
  fakePortal({ ...goodAnswers, '/api/check_sid': { code: 0, data: { valid: 0 } } })
  const { user, signedIn } = await open()
  await user.type(email(), 'vet@clinic.hk')
  await user.type(password(), 'x{Enter}')
  await screen.findByText('Unknown Error: Please try again later.')
  expect(signedIn).toEqual([])
})

test('LOGIN-4 several accounts: a role must be chosen and is sent along', async () => {
  const { calls } = fakePortal({
    ...goodAnswers,
    '/api/login': (fields) =>
      fields.user_type
        ? { code: 0, data: [account] }
        : { code: -6014, data: [{ user_type: 'vet' }, { user_type: 'patcher' }] },
  })
  const { user, signedIn } = await open()
  await user.type(email(), 'both@clinic.hk')
  await user.type(password(), 'x{Enter}')
  const role = await screen.findByLabelText('Sign in as')
  await waitFor(() => expect(document.activeElement).toBe(role))
  await user.click(login())
  expect(screen.getByText('Choose a role first.')).toBeVisible()
  await user.selectOptions(role, 'Vet')
  await user.click(login())
  await waitFor(() => expect(signedIn).toHaveLength(1))
  expect(calls.filter(({ path }) => path === '/api/login').at(-1)?.fields.user_type).toBe('vet')
})

test('LOGIN-5 a refusal shows its title and the server’s words, both fields red, focus on email', async () => {
  fakePortal({
    ...goodAnswers,
    '/api/login': { code: -101, message: 'The email or password is incorrect.' },
  })
  const { user } = await open()
  await user.type(email(), 'vet@clinic.hk')
  await user.type(password(), 'wrong{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Login error: The email or password is incorrect.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
})

test('LOGIN-5 anything thrown is the unknown error', async () => {
  fakePortal({})
  const { user } = await open()
  await user.type(email(), 'vet@clinic.hk')
  await user.type(password(), 'x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Unknown Error: Please try again later.',
  )
})

test('Enter that accepts a candidate of an input method does not submit', async () => {
  await open()
  const composing = { key: 'Enter', isComposing: true }
  expect(fireEvent.keyDown(email(), composing)).toBe(false)
  expect(fireEvent.keyDown(email(), { key: 'Enter' })).toBe(true)
})

test('LOGIN-7 forgot password asks, sends and says that the e-mail was sent', async () => {
  const { calls } = fakePortal({ '/api/reset_password': { code: 0 } })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  expect(screen.getByText('Please enter your email')).toBeVisible()
  await user.type(email(), 'vet@clinic.hk')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await screen.findByText('Send a reset link to vet@clinic.hk?')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByText(/We sent a reset link to vet@clinic.hk/)
  const fields = { email: 'vet@clinic.hk', language: 'en_us' }
  expect(calls).toEqual([{ path: '/api/reset_password', fields }])
})

test('LOGIN-7 with several accounts a role comes first', async () => {
  fakePortal({
    '/api/reset_password': { code: -6014, data: [{ user_type: 'vet' }, { user_type: 'sales' }] },
  })
  const { user } = await open()
  await user.type(email(), 'both@clinic.hk')
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByLabelText('Sign in as')
  expect(screen.getByText('Choose a role first.')).toBeVisible()
})

test('the password can be shown and hidden again', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().getAttribute('type')).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().getAttribute('type')).toBe('password')
})

test('the button stays busy until the next page is drawn', async () => {
  fakePortal(goodAnswers)
  rememberSession(undefined)
  const next = Promise.withResolvers<void>()
  const arrived: Session[] = []
  await renderPage(
    <LoginForm
      onSignedIn={(session) => {
        arrived.push(session)
        return next.promise
      }}
    />,
  )
  const user = userEvent.setup()
  await user.type(email(), 'wing@harbour.test')
  await user.type(password(), 'heart of a whippet')
  await user.click(login())
  await waitFor(() => expect(arrived).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  next.resolve()
  await screen.findByRole('button', { name: 'Login' })
})
