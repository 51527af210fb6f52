import { expect, type Page } from '@playwright/test'
import { languageNames, languagesWithButtons } from '@systole/i18n/languages'
import { inspect } from './inspect.ts'
import { ENGLISH, type Story } from './story.ts'

export const PASSWORD = 'systole-demo'

/** Opens the portal for the first time: closes the welcome dialog, chooses the story's language and signs in. */
export async function arrive(page: Page, story: Story, email: string): Promise<void> {
  await openInLanguage(page, story)
  await signIn(page, story, email)
}

/** Opens the portal for the first time and looks around: the welcome dialog opens automatically, and again on request. */
export async function acceptWelcome(page: Page, story: Story): Promise<void> {
  const { t, language } = story
  await openInLanguage(page, story)
  await page.getByRole('button', { name: t.login.aboutModes }).click()
  const welcome = page.getByRole('dialog', { name: t.login.welcome.title })
  await expect(welcome).toBeVisible()
  await inspect(page, `${language}-01-welcome`)
  await welcome.getByRole('button', { name: t.common.okUnderstood }).click()
  await inspect(page, `${language}-02-login`)
}

/** Signs in with Enter in the password field, to a page with the main menu. */
export async function signIn(
  page: Page,
  story: Story,
  email: string,
  secret = PASSWORD,
): Promise<void> {
  await signInAgain(page, story, email, secret)
  await expect(page.getByRole('navigation', { name: story.t.shell.mainMenu })).toBeVisible()
}

/** Signs in with Enter in the password field, which leads back to the page that asked for it. */
export async function signInAgain(
  page: Page,
  { t }: Story,
  email: string,
  secret = PASSWORD,
): Promise<void> {
  await expect(page.getByRole('heading', { name: t.login.title, level: 1 })).toBeVisible()
  await page.getByLabel(t.login.email).fill(email)
  const password = page.getByLabel(t.login.password, { exact: true })
  await password.fill(secret)
  await password.press('Enter')
}

async function openInLanguage(page: Page, { wording }: Story): Promise<void> {
  await page.goto('/')
  const welcome = page.getByRole('dialog', { name: ENGLISH.t.login.welcome.title })
  await welcome.getByRole('button', { name: ENGLISH.t.common.okUnderstood }).click()
  if (languagesWithButtons.some((own) => own === wording))
    return page.getByRole('button', { name: languageNames[wording].short }).click()
  await page.getByRole('button', { name: ENGLISH.t.shell.language.more }).click()
  await page.getByRole('menuitemradio', { name: languageNames[wording].full }).click()
}
