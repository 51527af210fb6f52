import { expect, test } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t, vet } = ENGLISH
const { pets } = t

test('NEW-2 NEW-4 NEW-10 a pet is found in the record list by typing, confirmed, and its page opens', async ({
  page,
}) => {
  await arrive(page, ENGLISH, vet)
  await page.goto('/new-test')
  await page.getByRole('button', { name: pets.recordList }).click()
  const list = page.getByRole('dialog', { name: pets.recordList })
  const name = list.getByLabel(pets.records.name)
  await expect(name).toBeFocused()
  await name.fill('lun')
  await expect(list.locator('mark')).toHaveText('Lun')
  await inspect(page, 'pets-1-records')
  await name.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: pets.search.page.replace('{{pet}}', 'Luna') }).click()
  await expect(page.getByRole('heading', { name: 'Luna', level: 1 })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await inspect(page, 'pets-2-page')
})
