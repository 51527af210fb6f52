import type { Screen } from './screen.ts'

/** The screens before signing in. */
export const AUTH_SCREENS: readonly Screen[] = [
  { name: 'login', who: 'nobody', address: (at) => at.login() },
  {
    name: 'login-errors',
    who: 'nobody',
    address: (at) => at.login(),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.login.submit, exact: true }).click()
    },
  },
  {
    name: 'login-refused',
    who: 'nobody',
    address: (at) => at.login(),
    act: async (page, t) => {
      await page.getByLabel(t.login.email).fill('nobody@systole.test')
      await page.getByLabel(t.login.password, { exact: true }).fill('not the password')
      await page.getByRole('button', { name: t.login.submit, exact: true }).click()
      await page.getByText(t.login.errorTitle).waitFor()
    },
  },
  {
    name: 'login-roles',
    who: 'nobody',
    address: (at) => at.login(),
    act: async (page, t) => {
      await page.getByLabel(t.login.email).fill('demo.both@systole.test')
      await page.getByLabel(t.login.password, { exact: true }).fill('systole-demo')
      await page.getByRole('button', { name: t.login.submit, exact: true }).click()
      await page.getByText(t.login.roleHint).waitFor()
    },
  },
  {
    name: 'welcome',
    who: 'nobody',
    address: (at) => at.login(),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.login.aboutModes }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'forgot-password',
    who: 'nobody',
    address: (at) => at.login(),
    act: async (page, t) => {
      await page.getByLabel(t.login.email).fill('demo.vet@systole.test')
      await page.getByRole('button', { name: t.login.forgotPassword }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'reset-password',
    who: 'nobody',
    address: (at) => at.resetPassword({ token: 'a'.repeat(43) }),
  },
  { name: 'reset-password-no-token', who: 'nobody', address: (at) => at.resetPassword() },
  { name: 'register', who: 'nobody', address: (at) => at.register() },
]
