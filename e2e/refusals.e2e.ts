import { expect, type Page, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive, signIn } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile, chooseFile, pressUpload, uploadDialog } from './support/upload-dialog.ts'

const { t, vet } = ENGLISH

/** tests failures as the person at the screen sees them */
test.describe.configure({ mode: 'parallel' })

test('LOGIN-2 LOGIN-5 a login that lacks something or is wrong says so and marks both fields until they are edited', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: t.common.okUnderstood }).click()
  const email = page.getByLabel(t.login.email)
  const password = page.getByLabel(t.login.password, { exact: true })
  await email.press('Enter')
  await expect(page.getByText('Please enter your email and password.')).toBeVisible()
  await email.fill('demo.vet@')
  await password.fill('wrong')
  await password.press('Enter')
  await expect(
    page.getByText('Email is not in valid format. Please enter a correct email address.'),
  ).toBeVisible()

  await email.fill('demo.sales@systole.test')
  await password.press('Enter')
  await expect(page.getByText('Login error')).toBeVisible()
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await email.fill('demo.vet@systole.test')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('SHELL-3 a session that another tab finds ended leads to login here too, and back to the page that was open', async ({
  page,
  context,
}) => {
  const other = await openTwoTabs(page)
  await context.clearCookies()
  const menu = other.getByRole('navigation', { name: t.shell.mainMenu })
  const report = menu.getByRole('link', { name: t.shell.nav.report })
  await report.click({ timeout: 5000 }).catch(() => undefined) // the bell's poll may have detected it first

  await expect(page.getByText(t.shell.notices.sessionEnded)).toBeVisible()
  await signIn(page, ENGLISH, vet)
  await expect(page.getByRole('tab', { name: t.pets.newPet, selected: true })).toBeVisible()
})

test('SHELL-2 a logout in another tab leads to login here too', async ({ page }) => {
  const other = await openTwoTabs(page)
  await other.getByRole('button', { name: 'Harbour Animal Hospital' }).click()
  await other.getByRole('menuitem', { name: t.shell.account.logout }).click()
  const ask = other.getByRole('alertdialog', { name: t.shell.logout.title })
  await ask.getByRole('button', { name: t.shell.logout.confirm }).click()
  await expect(other.getByText(t.shell.logout.doneText)).toBeVisible()

  await expect(page.getByText(t.shell.notices.loggedOutElsewhere)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
})

test('INSP-5 a file of a wrong format, of a taken name or with other content is refused in red and not kept', async ({
  page,
  baseURL,
}) => {
  await openCase(page, baseURL ?? '', 'Pixel')
  const { kind } = t.questions
  const dialog = uploadDialog(page, ENGLISH)
  await page.getByRole('button', { name: t.uploads.addFile }).click()

  await chooseFile(page, ENGLISH, {
    name: 'notes.docx',
    kind: kind.others,
    bytes: Buffer.from('x'),
  })
  await expect(dialog.getByRole('alert')).toContainText('This format is not supported.')

  const lab = { kind: kind.bloodTest, bytes: await FIXTURES['ntprobnp.pdf']() }
  await chooseFile(page, ENGLISH, { ...lab, name: 'lab.pdf' })
  await pressUpload(page, ENGLISH)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t.uploads.addFile }).click()
  await chooseFile(page, ENGLISH, { ...lab, name: 'LAB.pdf' })
  await expect(dialog.getByRole('alert')).toContainText(t.uploads.refusal.duplicateFileName)

  const fake = { name: 'fake.pdf', kind: kind.bloodTest, bytes: FIXTURES['html-named.pdf']() }
  await chooseFile(page, ENGLISH, fake)
  await pressUpload(page, ENGLISH)
  await expect(dialog.getByRole('alert')).toContainText('The content does not match')
  await page.reload()
  await expect(arrivedFile(page, /^[^ ]+\.pdf$/)).toHaveText(['lab.pdf'])
})

test('a file name of 300 characters keeps its ending, and markup in names is text', async ({
  page,
  baseURL,
}) => {
  const markup = '<img src=x onerror=alert(1)> 𠮷'
  page.on('dialog', () => expect(markup).toBe('text'))
  await openCase(page, baseURL ?? '', markup)
  await expect(page.getByRole('heading', { name: markup, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: t.uploads.addFile }).click()
  const bytes = await FIXTURES['ntprobnp.pdf']()
  const name = `${'心'.repeat(300)}.pdf`
  await chooseFile(page, ENGLISH, { name, kind: t.questions.kind.bloodTest, bytes })
  await pressUpload(page, ENGLISH)
  await expect(arrivedFile(page, `${'心'.repeat(83)}.pdf`)).toBeVisible()
})

/** Opens New test in this tab and main in the other. */
async function openTwoTabs(page: Page): Promise<Page> {
  await arrive(page, ENGLISH, vet)
  await page.goto('/new-test?tab=new')
  await expect(page.getByRole('tab', { name: t.pets.newPet, selected: true })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/main')
  const menu = other.getByRole('navigation', { name: t.shell.mainMenu })
  await expect(menu.getByRole('link', { name: /\(\d+ cases?\)/ })).toBeVisible()
  return other
}

async function openCase(page: Page, url: string, petName: string): Promise<void> {
  const portal = plainClient(url)
  const consult = await describeCase(portal, await portal.login(vet), petName)
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${consult.usid}&stage=3`)
}
