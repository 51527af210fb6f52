import type { Language } from '@systole/i18n/languages'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { rememberSession, type Session } from '../session/current-session.ts'
import { forgetEverything } from '../session/forget-everything.ts'
import { aSession } from '../testing/a-session.ts'
import { fakePortal } from '../testing/fake-portal.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LoginScreen } from './login-screen.tsx'

const account = {
  sid: '',
  user_type: 'vet',
  data: { uid: 'u1', firstName: 'Wing', lastName: 'Chan', country: 'HK', extraInfo: {} },
}
const REFUSED = { code: -101, message: 'The email or password is incorrect.' }
const TWO_ROLES = { code: -6014, data: [{ user_type: 'vet' }, { user_type: 'patcher' }] }

beforeEach(() => {
  rememberSession(undefined)
  window.localStorage.setItem('systole.welcomed', '1')
})

async function open({
  at = '/login',
  language = 'en_us' as Language,
  userType = 'vet' as Session['user_type'],
} = {}) {
  const { calls } = fakePortal({
    '/api/key_gen': (fields) => ({ code: 0, data: { key: fields.key } }),
    '/api/login': ({ password, user_type }) => {
      if (password !== 'right') return REFUSED
      return user_type ? { code: 0, data: [{ ...account, user_type: userType }] } : TWO_ROLES
    },
    '/api/check_sid': { code: 0, data: { valid: 1 } },
    '/api/query_user_settings': { code: 0, data: aSession({ user_type: userType }) },
    '/api/reset_password': ({ user_type }) => (user_type ? { code: 0 } : TWO_ROLES),
  })
  const view = await renderPage(<LoginScreen />, { at, language })
  const where = () => view.router.state.location.href
  return { user: userEvent.setup(), calls, where, view }
}
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')

test('LOGIN-1 Enter in the e-mail submits as Enter in the password does', async () => {
  const { user, calls } = await open()
  await user.type(password(), 'wrong')
  await user.type(email(), 'vet@clinic.hk{Enter}')
  await screen.findByText(/Login error/)
  await user.type(password(), '{Enter}')
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/login')).toHaveLength(2))
})

test('LOGIN-6 where a report was asked for survives a refusal and the choice of a role', async () => {
  const at = '/login?usid=case_1&from=econsult-report&revision=20261120060200'
  const { user, where } = await open({ at })
  await user.type(email(), 'both@clinic.hk')
  await user.type(password(), 'wrong{Enter}')
  await screen.findByText(/Login error/)
  expect(where()).toBe(at)
  await user.clear(password())
  await user.type(password(), 'right{Enter}')
  await user.selectOptions(await screen.findByLabelText('Sign in as'), 'Vet')
  expect(where()).toBe(at)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(where()).toBe('/econsult-report?usid=case_1&revision=20261120060200'))
})

test('LOGIN-6 another language chosen on the page keeps where one goes afterwards', async () => {
  const at = '/login?lang=en_us&usid=case_1&from=econsult-report'
  const { user, where } = await open({ at })
  await user.click(screen.getByRole('button', { name: '繁體中文' }))
  await screen.findByRole('heading', { name: '登入' })
  expect(where()).toBe('/login?usid=case_1&from=econsult-report')
})

test('LOGIN-7 the role chosen for a forgotten password goes along with the second asking', async () => {
  const { user, calls } = await open()
  await user.type(email(), 'both@clinic.hk')
  const forgot = () => user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  const say = async (answer: 'Yes' | 'No') =>
    user.click(await screen.findByRole('button', { name: answer }))
  await forgot()
  await say('Yes')
  const role = await screen.findByLabelText('Sign in as')
  await forgot()
  expect(screen.getByText('Choose a role first.')).toBeVisible()
  await user.selectOptions(role, 'Patcher')
  await forgot()
  await say('No')
  await forgot()
  await say('Yes')
  await screen.findByText(/We sent a reset link to both@clinic.hk/)
  const asked = calls.filter(({ path }) => path === '/api/reset_password')
  expect(asked.map(({ fields }) => fields.user_type)).toEqual([undefined, 'patcher'])
})

test.each([
  ['en_us', /Create an account/, /User manual/, '/register?lang=en', 'en'],
  ['zh_hk', /建立帳戶/, /使用手冊/, '/register?lang=tw', 'zh'],
  ['zh_cn', /帐户|账户|帐号/, /手册/, '/register?lang=en', 'zh-cn'],
  ['ja', /アカウントを作成/, /マニュアル/, '/register?lang=en', 'ja'],
  ['ko', /계정 만들기/, /사용 설명서/, '/register?lang=en', 'ko'],
] as const)(
  'LOGIN-8 in %s the links open in new tabs, the manual in that language',
  async (language, create, manual, href, ending) => {
    await open({ language })
    const account = screen.getByRole('link', { name: create })
    expect(account.getAttribute('href')).toBe(href)
    const pdf = screen.getByRole('link', { name: manual })
    expect(pdf.getAttribute('href')).toBe(`/manual/systole-user-manual-${ending}.pdf`)
    for (const link of [account, pdf]) expect(link.getAttribute('target')).toBe('_blank')
  },
)

test('LOGIN-9 the welcome dialog meets a browser once, goes by its button or Escape, and comes back when asked for', async () => {
  window.localStorage.removeItem('systole.welcomed')
  const { user, view } = await open()
  const understood = await screen.findByRole('button', { name: 'OK, understood' })
  await waitFor(() => expect(document.activeElement).toBe(understood))
  await user.click(screen.getByRole('dialog').parentElement ?? document.body) // the backdrop
  expect(screen.getByRole('dialog')).toBeVisible()
  understood.focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  view.unmount()
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'What are Basic and Advance?' }))
  await user.click(await screen.findByRole('button', { name: 'OK, understood' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('LOGIN-9 staff who signed in once in a browser do not meet the dialog of hospitals again', async () => {
  window.localStorage.removeItem('systole.welcomed')
  const { user, view } = await open({ userType: 'cardiologist' })
  await user.click(await screen.findByRole('button', { name: 'OK, understood' }))
  window.localStorage.removeItem('systole.welcomed') // simulates a dialog that was left open
  await user.type(email(), 'both@clinic.hk')
  await user.type(password(), 'right{Enter}')
  await user.selectOptions(await screen.findByLabelText('Sign in as'), 'Vet')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(window.localStorage.getItem('systole.welcomed')).toBe('1'))
  view.unmount()
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the e-mail of who signed in last is there, the password never; a logout forgets it', async () => {
  const { user, view } = await open()
  await user.type(email(), ' both@clinic.hk')
  await user.type(password(), 'right{Enter}')
  await user.selectOptions(await screen.findByLabelText('Sign in as'), 'Vet')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(window.localStorage.getItem('systole.email')).toBe('both@clinic.hk'))
  view.unmount()
  await open()
  expect(email()).toHaveProperty('value', 'both@clinic.hk')
  expect(password()).toHaveProperty('value', '')
  forgetEverything()
  expect(window.localStorage.getItem('systole.email')).toBeNull()
})

test('Caps Lock is said while it is on, by either field of the keyboard', async () => {
  await open()
  const press = (capsLock: boolean) =>
    fireEvent.keyDown(password(), { key: 'a', modifierCapsLock: capsLock })
  press(true)
  expect(screen.getByText('Caps Lock is on.')).toBeVisible()
  press(false)
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})
