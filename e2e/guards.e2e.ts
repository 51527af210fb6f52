import { expect, test } from '@playwright/test'
import { arrive, signInAgain } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t, vet } = ENGLISH

test('LOGIN-10 who is signed in and opens the login page is led to main', async ({ page }) => {
  await arrive(page, ENGLISH, vet)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/main$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/main$/)
})

test('SHELL-6 without sign-in no page opens; login leads on to it', async ({ page }) => {
  await page.goto('/ongoing')
  const welcome = page.getByRole('dialog', { name: t.login.welcome.title })
  await welcome.getByRole('button', { name: t.common.okUnderstood }).click()
  await signInAgain(page, ENGLISH, vet)
  await expect(page).toHaveURL(/\/ongoing$/)
  await expect(page.getByRole('heading', { name: t.cases.ongoingTitle, level: 1 })).toBeVisible()
})

test('NEW-1 MAIN-1 SHELL-6 without a credit plan New test says why and leads nowhere', async ({
  page,
}) => {
  await arrive(page, ENGLISH, 'demo.noplan@systole.test')
  for (const address of ['/ongoing', '/test-detail?usid=case_none', '/new-test']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/main/)
  }
  await page.getByRole('button', { name: t.main.newTest }).click()
  await expect(page.getByRole('dialog')).toContainText('credit plan')
  await expect(page).toHaveURL(/\/main/)
})
