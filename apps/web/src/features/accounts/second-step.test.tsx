import { screen, waitFor } from '@testing-library/react'
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
const REFUSED = { code: -1004, message: 'This code is incorrect or has already been used.' }

async function openSecondStep(
  right: Record<string, unknown>,
  { roles = false, later }: { roles?: boolean; later?: { code: number; message: string } } = {},
) {
  rememberSession(undefined)
  const signedIn: Session[] = []
  const { calls } = fakePortal({
    '/api/key_gen': { code: 0, data: { key: 'sealed' } },
    '/api/login': ({ user_type, second_factor }) => {
      if (roles && !user_type) {
        return { code: -6014, data: [{ user_type: 'vet' }, { user_type: 'patcher' }] }
      }
      if (!second_factor) return { code: -1003, data: { methods: ['totp', 'recovery'] } }
      if (later) return later
      return second_factor === JSON.stringify(right) ? { code: 0, data: [account] } : REFUSED
    },
    '/api/check_sid': { code: 0, data: { valid: 1 } },
    '/api/query_user_settings': { code: 0, data: aSession() },
  })
  await renderPage(<LoginForm onSignedIn={(session) => signedIn.push(session)} />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'vet@clinic.hk')
  await user.type(screen.getByLabelText('Password'), 'x{Enter}')
  const seconds = () =>
    calls.filter(({ path }) => path === '/api/login').map(({ fields }) => fields.second_factor)
  return { user, calls, signedIn, seconds }
}

test('an account with a second factor asks for the code, focused, and signs in with it', async () => {
  const { user, calls, signedIn, seconds } = await openSecondStep({ totp: '123456' })
  const code = await screen.findByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  await user.type(code, '123 456{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
  expect(seconds()).toEqual([undefined, '{"totp":"123456"}'])
  expect(calls.filter(({ path }) => path === '/api/key_gen')).toHaveLength(2)
})

test('what cannot be a code is not sent; a refused one stays at the step with the server’s words', async () => {
  const { user, signedIn, seconds } = await openSecondStep({ totp: '123456' })
  const code = await screen.findByLabelText('Code')
  await user.type(code, '12345{Enter}')
  expect(screen.getByText('Enter the 6 digits shown in the app.')).toBeVisible()
  await user.type(code, '7{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(REFUSED.message)
  expect(seconds()).toEqual([undefined, '{"totp":"123457"}'])
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
})

test('a recovery code is read however it is typed', async () => {
  const { user, signedIn } = await openSecondStep({ recovery: 'K7QF2MTX9HPD' })
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByLabelText('Recovery code')
  await user.type(field, 'k7qf 2mtx')
  await user.keyboard('{Enter}')
  expect(screen.getByText(/three groups of four/)).toBeVisible()
  await user.type(field, ' 9hpd{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
})

test('LOGIN-4 the role that was chosen goes along with the second factor', async () => {
  const { user, calls, signedIn } = await openSecondStep({ totp: '123456' }, { roles: true })
  await user.selectOptions(await screen.findByLabelText('Sign in as'), 'Vet')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await waitFor(() => expect(signedIn).toHaveLength(1))
  const last = calls.filter(({ path }) => path === '/api/login').at(-1)
  expect(last?.fields).toMatchObject({ user_type: 'vet', second_factor: '{"totp":"123456"}' })
})

test('LOGIN-5 a password that was changed meanwhile leads back to the first step', async () => {
  const later = { code: -101, message: 'The email or password is incorrect.' }
  const { user } = await openSecondStep({}, { later })
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(`Login error: ${later.message}`)
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('the way back forgets the password and keeps the e-mail', async () => {
  const { user } = await openSecondStep({})
  await user.click(await screen.findByRole('button', { name: 'Back to email and password' }))
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'vet@clinic.hk')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
})
