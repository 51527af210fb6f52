import { expect, type Locator, type Page, test } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { arrive, PASSWORD } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { totpCode } from './support/totp.ts'

const { t } = ENGLISH
/** A passkey belongs to a host name and never to an IP address. */
const baseURL = process.env.E2E_URL?.replace('127.0.0.1', 'localhost')
const WHO = 'demo.patcher@systole.test' // used by no other test

if (baseURL) test.use({ baseURL })

test('an account asks for a code, is opened by a passkey, and is signed out everywhere else', async ({
  browser,
  page,
}) => {
  await addVirtualAuthenticator(page)
  await arrive(page, ENGLISH, WHO)
  await signOutElsewhere(page, await (await browser.newContext()).newPage())
  const recoveryCodes = await turnCodesOn(page)
  await addPasskey(page)
  await logOut(page)
  await page.getByRole('button', { name: t.login.withPasskey }).click()
  await expect(page.getByRole('navigation', { name: t.shell.mainMenu })).toBeVisible()
  await turnCodesOff(page, recoveryCodes[0] ?? '')
})

async function signOutElsewhere(page: Page, other: Page): Promise<void> {
  await arrive(other, ENGLISH, WHO)
  await openAccount(page)
  await inspect(page, 'account')
  await page.getByRole('button', { name: t.account.sessions.signOutOthers }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: t.account.sessions.signOut }).click()
  await expect(page.getByText(t.account.sessions.onlyHere)).toBeVisible()
  await other.goto('/account')
  await expect(other.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
  await other.context().close()
}

/** Turns the app on, logs out and signs in with the next code; the first one is used up. */
async function turnCodesOn(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: t.account.totp.setUpName }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.account.proof.password, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: t.account.totp.qr })).toBeVisible()
  await inspect(page, 'account-qr')
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel(t.account.totp.code).fill(totpCode(secret))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await inspect(page, 'account-recovery-codes')
  const recoveryCodes = await codes.allTextContents()
  await dialog.getByRole('button', { name: t.account.recovery.done }).click()
  await logOut(page)
  await page.getByLabel(t.login.email).fill(WHO)
  await page.getByLabel(t.login.password, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  const code = page.getByLabel(t.account.secondStep.code, { exact: true })
  await expect(code).toBeFocused()
  await inspect(page, 'second-step')
  await code.fill(totpCode(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: t.shell.mainMenu })).toBeVisible()
  return recoveryCodes
}

async function addPasskey(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: t.account.passkeys.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.account.passkeys.name, { exact: true }).fill('Front desk')
  await dialog.getByLabel(t.account.proof.password, { exact: true }).fill(PASSWORD)
  await inspect(page, 'account-add-passkey')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Front desk')).toBeVisible()
}

async function turnCodesOff(page: Page, recoveryCode: string): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: t.account.totp.turnOff }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.account.proof.useCode }).click()
  await dialog.getByRole('textbox').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.account.totp.off, { exact: true })).toBeVisible()
  const remove = t.account.passkeys.removeName.replace('{{name}}', 'Front desk')
  await page.getByRole('button', { name: remove }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: t.account.passkeys.remove }).click()
  await expect(page.getByText(t.account.passkeys.none)).toBeVisible()
}

async function openAccount(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: t.shell.account.yours }).click()
  await expect(page.getByRole('heading', { name: t.account.title, level: 1 })).toBeVisible()
}

/** Returns the last button of the bar, named after the account's owner. */
function accountMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button').last()
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: t.shell.account.logout }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('button', { name: t.shell.logout.confirm }).click()
  await page.getByRole('button', { name: t.shell.logout.signInAgain }).click()
  await expect(page.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
}

/** Adds Chromium's virtual platform authenticator, whose user is always present and verified. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
