import { expect, type Page, test } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { inspect } from './support/inspect.ts'
import { mailedLink } from './support/mailed-link.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const PASSWORD = '兩隻貓 and a dog'
const EMAIL = 'dr.ng@saikung.systole.test'
const HOSPITAL = '西貢海濱動物診所'
/** The texts that a clinic in Hong Kong reads. */
const t = textsOf('zh_hk', (text) => text)

test('LOGIN-8 a clinic applies from the sign-in page, is approved, chooses a password and reaches main', async ({
  browser,
}) => {
  const applicant = await (await browser.newContext()).newPage()
  await test.step('apply in a new tab, in the language of a Hong Kong reader', () =>
    apply(applicant))
  await test.step('confirm by the mailed link', () => confirm(applicant))
  const admin = await (await browser.newContext()).newPage()
  await test.step('an admin approves', () => approve(admin))
  await test.step('the mailed link sets the password, which signs in', () => enter(applicant))
})

async function apply(page: Page): Promise<void> {
  const { form, inbox } = t.registration
  await page.goto('/login?lang=zh_hk')
  await page.getByRole('dialog').getByRole('button', { name: t.common.okUnderstood }).click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: t.login.createAccount }).click(),
  ])
  await expect(tab).toHaveURL(/\/register\?lang=tw$/)
  await tab.getByRole('button', { name: form.submit }).click()
  await inspect(tab, 'zh_hk-register-errors')
  const type = (label: string, text: string) => tab.getByLabel(label, { exact: true }).fill(text)
  await type(form.hospitalName, HOSPITAL)
  await tab.getByLabel(form.country).selectOption('HK')
  await type(form.address, '西貢海傍街 3 號')
  await type(form.phone, '+852 2792 0000')
  await type(form.lastName, '吳')
  await type(form.firstName, '子朗')
  await type(form.licence, 'VSB-R-30110')
  await type(form.email, EMAIL)
  await tab.getByRole('button', { name: form.submit }).click()
  await expect(tab.getByRole('heading', { name: inbox.title })).toBeVisible()
  await tab.reload()
  await expect(tab.getByText(fill(inbox.sent, { email: EMAIL }))).toBeVisible()
  await inspect(tab, 'zh_hk-register-inbox')
  await tab.close()
}

async function confirm(page: Page): Promise<void> {
  const { confirm: words } = t.registration
  const link = await mailedLink(page, EMAIL, 'confirm-registration')
  await readOnAPhone(page)
  await page.goto(link)
  await page.getByRole('button', { name: words.action }).click()
  await expect(page.getByRole('heading', { name: words.doneTitle })).toBeVisible()
  const [sample] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: words.sampleReport }).click(),
  ])
  await expect(sample).toHaveURL(/\/sample-report$/)
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible()
  await sample.close()
  await page.getByRole('button', { name: words.prices }).click()
  await expect(page.getByRole('dialog')).toContainText('USD')
}

/** Reads the opened mail as a phone shows it: no label or greeting wraps into a column of single characters. */
async function readOnAPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${page.url()}/html`)
  await expect(page.getByText('吳子朗醫生，')).toBeVisible()
  const heights = await page
    .getByRole('rowheader')
    .or(page.locator('th'))
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  for (const height of heights) expect(height).toBeLessThan(48)
  if (size) await page.setViewportSize(size)
}

async function approve(page: Page): Promise<void> {
  const { t } = ENGLISH
  const { staff } = t.registration
  await arrive(page, ENGLISH, 'demo.admin@systole.test')
  await page.getByRole('link', { name: t.shell.nav.applications }).click()
  await inspect(page, 'en_us-applications')
  await page.getByRole('link', { name: HOSPITAL }).click()
  await page.getByRole('button', { name: staff.approve }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(staff.approveDialog.plan)).not.toHaveValue('')
  await inspect(page, 'en_us-approve')
  await dialog.getByRole('button', { name: staff.approveDialog.confirm }).click()
  await expect(page.getByText(fill(staff.approvedToast, { hospital: HOSPITAL }))).toBeVisible()
}

async function enter(page: Page): Promise<void> {
  await page.goto(await mailedLink(page, EMAIL, 'reset-password'))
  await expect(page.getByRole('heading', { name: t.registration.welcome.title })).toBeVisible()
  await page.getByLabel(t.login.reset.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(t.login.reset.repeat).fill(PASSWORD)
  await page.getByRole('button', { name: t.login.reset.submit }).click()
  await expect(page).toHaveURL(/\/main/)
  await page.getByRole('main').getByRole('link', { name: t.main.newTest }).click()
  await expect(page).toHaveURL(/\/new-test/)
  await expect(page.getByRole('tab', { name: t.pets.newPet, selected: true })).toBeVisible()
}
