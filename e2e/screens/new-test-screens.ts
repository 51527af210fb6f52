import type { Page } from '@playwright/test'
import type { Texts } from '@systole/i18n/translated'
import type { Screen } from './screen.ts'

/** The screens for choosing the patient of a new test. */
export const NEW_TEST_SCREENS: readonly Screen[] = [
  { name: 'registered-pet', who: 'vet', address: (at) => at.newTest() },
  {
    name: 'registered-pet-found',
    who: 'vet',
    address: (at) => at.newTest(),
    act: async (page, t) => {
      await search(page, t, 'Luna')
      await page.getByRole('button', { name: t.pets.search.use }).waitFor()
    },
  },
  {
    name: 'registered-pet-not-found',
    who: 'vet',
    address: (at) => at.newTest(),
    act: async (page, t) => {
      await search(page, t, 'Nobody')
      await page.getByText(t.pets.search.notFound).waitFor()
    },
  },
  {
    name: 'record-list',
    who: 'vet',
    address: (at) => at.newTest(),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.pets.recordList }).first().click()
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
    },
  },
  { name: 'new-pet', who: 'vet', address: (at) => at.newTest({ tab: 'new' }) },
  {
    name: 'new-pet-errors',
    who: 'vet',
    address: (at) => at.newTest({ tab: 'new' }),
    act: async (page, t) => {
      await page.getByRole('button', { name: t.pets.form.submit }).click()
      await page.getByRole('heading', { name: t.common.thereIsAProblem }).waitFor()
    },
  },
]

async function search(page: Page, t: Texts, name: string): Promise<void> {
  await page.getByLabel(t.pets.search.identifier).fill('') // another screen may have left a draft
  await page.getByRole('textbox', { name: t.pets.search.name, exact: true }).fill(name)
  await page.getByRole('button', { name: t.pets.search.submit, exact: true }).click()
}
