import { type Browser, expect, type Page, test } from '@playwright/test'
import { aPng } from '@systole/fixtures/a-png'
import { inspect } from './support/inspect.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

/** A hospital whose report list no other test depends on. */
const VET = 'demo.vet2@systole.test'
const COLLEAGUE = 'may.ho@hospital.test'
/** The account that `arrive` signs in with. */
const PASSWORD = 'systole-demo'
const { t } = ENGLISH
const { hospital } = t

test('a vet edits the hospital, gives it a logo, and finds both after a reload', async ({
  page,
}) => {
  await openSettings(page)
  const phone = page.getByLabel(hospital.details.phone)
  await phone.fill('+886 2 2345 6789')
  await page.getByRole('textbox', { name: hospital.reports.emails }).fill('night@hospital.test')
  await page.getByRole('button', { name: hospital.form.save }).click()
  await expect(page.getByText(hospital.form.saved)).toBeVisible()

  const buffer = aPng({ width: 400, height: 100 })
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(hospital.logo.saved)).toBeVisible()

  await page.reload()
  await expect(phone).toHaveValue('+886 2 2345 6789')
  await expect(page.getByText('night@hospital.test')).toBeVisible()
  await expect(page.getByRole('figure').getByRole('img')).toHaveJSProperty('naturalWidth', 400)
  await inspect(page, 'en_us-hospital')
})

test('an invited colleague chooses a password, sees the cases, and is signed out when removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const consult = await describeCase(portal, await portal.login(VET), 'Taro')
  await openSettings(page)
  await page.getByRole('button', { name: hospital.staff.invite }).click()
  const dialog = page.getByRole('dialog', { name: hospital.invite.title })
  await dialog.getByLabel(hospital.invite.email).fill(COLLEAGUE)
  await dialog.getByLabel(hospital.invite.firstName).fill('May')
  await dialog.getByLabel(hospital.invite.lastName).fill('Ho')
  await inspect(page, 'en_us-hospital-invite')
  await dialog.getByRole('button', { name: hospital.invite.send }).click()
  await expect(page.getByRole('cell', { name: COLLEAGUE })).toBeVisible()

  const theirs = await newColleague(browser, await invitationLink(page))
  await theirs.goto(`/test-detail?usid=${consult.usid}`)
  await expect(theirs.getByText('Taro').first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Remove May Ho' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Remove May Ho?' })
  await ask.getByRole('button', { name: 'Remove May Ho' }).click()
  await expect(page.getByRole('cell', { name: COLLEAGUE })).toBeHidden()
  await theirs.reload()
  await theirs.getByRole('button', { name: t.common.okUnderstood }).click()
  await expect(theirs.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
  await theirs.context().close()
})

async function openSettings(page: Page): Promise<void> {
  await arrive(page, ENGLISH, VET)
  await page.locator('header').getByRole('button', { expanded: false }).last().click()
  await page.getByRole('menuitem', { name: t.shell.account.hospital }).click()
  await expect(page.getByRole('heading', { name: hospital.title, level: 1 })).toBeVisible()
}

/** Returns the link of the mail in the development inbox. */
async function invitationLink(page: Page): Promise<string> {
  const { request } = page.context()
  let link = ''
  await expect(async () => {
    const inbox = await (await request.get('/dev/inbox')).text()
    const [, address = ''] =
      new RegExp(`href="([^"]+)"[^\n]*?${COLLEAGUE}`).exec(
        inbox.split('<li>').find((row) => row.includes(COLLEAGUE)) ?? '',
      ) ?? []
    const mail = await (await request.get(`${address}/html`)).text()
    link = /href="([^"]*token=[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

/** Opens the link in a separate browser, sets a password, which signs in. */
async function newColleague(browser: Browser, link: string): Promise<Page> {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' })
  const page = await context.newPage()
  const token = new URL(link).searchParams.get('token') ?? '' // without the language of the mail
  await page.goto(`/reset-password?${new URLSearchParams({ token })}`)
  await page.getByLabel(t.login.reset.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.login.reset.repeat, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: t.login.reset.submit }).click()
  await expect(page.getByRole('navigation', { name: t.shell.mainMenu })).toBeVisible()
  return page
}
