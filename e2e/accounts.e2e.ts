import { expect, type Page, test } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { mailedLink } from './support/mailed-link.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const PASSWORD = 'a heron by the pond'
const EMAIL = 'mei.tanaka@reading.systole.test'
const { t } = ENGLISH

test('OPS-1 an admin invites a cardiologist, who signs in; disabled, the session ends and nothing opens', async ({
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage()
  const reader = await (await browser.newContext()).newPage()
  await test.step('the admin invites', () => invite(admin))
  await test.step('the mailed link sets the password, which signs in', () => enter(reader))
  await test.step('the admin disables the account', () => disable(admin))
  await test.step('the open session is over, and the password opens nothing', async () => {
    await reader.reload()
    await expect(reader.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
    await reader.getByLabel(t.login.email).fill(EMAIL)
    const password = reader.getByLabel(t.login.password, { exact: true })
    await password.fill(PASSWORD)
    await password.press('Enter')
    await expect(reader.getByText(/email or password is incorrect/)).toBeVisible()
  })
})

async function invite(page: Page): Promise<void> {
  const { directory } = t
  await arrive(page, ENGLISH, 'demo.admin@systole.test')
  await page.getByRole('link', { name: t.shell.nav.accounts }).click()
  await expect(page.getByRole('heading', { name: directory.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await inspect(page, 'accounts')
  await page.getByRole('button', { name: directory.invite.action, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: directory.invite.title })
  await dialog.getByLabel(directory.fields.email).fill(EMAIL)
  await dialog.getByLabel(directory.fields.first).fill('Mei')
  await dialog.getByLabel(directory.fields.last).fill('Tanaka')
  await dialog.getByLabel(directory.fields.role).selectOption('cardiologist')
  await inspect(page, 'accounts-invite')
  await dialog.getByRole('button', { name: directory.invite.send }).click()
  await expect(dialog).toBeHidden()
}

async function enter(page: Page): Promise<void> {
  const { reset } = t.login
  await page.goto(await mailedLink(page, EMAIL, 'reset-password'))
  await page.getByLabel(reset.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(reset.repeat).fill(PASSWORD)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(page).toHaveURL(/\/worklist/)
}

async function disable(page: Page): Promise<void> {
  const { directory } = t
  await page.reload()
  await page
    .getByRole('row', { name: new RegExp(EMAIL) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: 'Mei Tanaka' })).toBeVisible()
  await inspect(page, 'accounts-one')
  await page.getByRole('button', { name: directory.access.disable }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/1 session/)).toBeVisible()
  await dialog.getByLabel(directory.reason.label).fill('Left the practice')
  await inspect(page, 'accounts-disable')
  await dialog.getByRole('button', { name: directory.access.disable }).click()
  await expect(page.getByRole('button', { name: directory.access.enable })).toBeVisible()
}
