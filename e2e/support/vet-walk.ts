import { expect, type Page } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { inspect } from './inspect.ts'
import type { Story } from './story.ts'

/** Continues from main to the new case of a new pet. */
export async function registerPet(page: Page, { t, pet, language }: Story): Promise<void> {
  const { form } = t.pets
  await page.getByRole('main').getByRole('link', { name: t.main.newTest }).click()
  await inspect(page, `${language}-04-registered-pet`)
  await page.getByRole('tab', { name: t.pets.newPet }).click()
  const panel = page.getByRole('tabpanel', { name: t.pets.newPet })
  await panel.getByRole('button', { name: form.submit }).click()
  await expect(panel.getByRole('heading', { name: t.common.thereIsAProblem })).toBeFocused()
  await inspect(page, `${language}-05-new-pet-errors`)

  await panel.getByLabel(form.identifier).fill(pet.identifier)
  await panel.getByLabel(form.name, { exact: true }).fill(pet.name)
  await panel.getByRole('radio', { name: t.common.species.dog }).check()
  await panel.getByRole('combobox', { name: form.breed }).fill(pet.breed)
  await page.getByRole('listbox').getByRole('option', { name: pet.breed, exact: true }).click()
  const [year = '', month = '', day = ''] = pet.birthDate.split('-')
  await panel.getByLabel(form.date.day, { exact: true }).fill(day)
  await panel.getByLabel(form.date.month, { exact: true }).fill(month)
  await panel.getByLabel(form.date.year, { exact: true }).fill(year)
  await expect(panel.getByLabel(form.age, { exact: true })).toHaveValue(/^10\.\d+$/)
  await panel.getByLabel(form.weight, { exact: true }).fill(pet.weight)
  await panel.getByRole('radio', { name: form.male, exact: true }).check()
  const intact = panel.getByRole('group', { name: form.intact })
  await intact.getByRole('radio', { name: form.intactNo, exact: true }).check()
  await panel.getByLabel(form.ownerName).fill(pet.ownerName)
  await panel.getByLabel(form.ownerContact).fill(pet.ownerContact)
  await inspect(page, `${language}-06-new-pet`)
  await panel.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('heading', { name: pet.name, level: 1 })).toBeVisible()
}

/** Fills in the clinical form: refused while empty, then completed and left by Next. */
export async function describeFindings(page: Page, story: Story): Promise<void> {
  const { t, clinical, language } = story
  const { auscultation, options, breathingSound, signs } = t.clinical
  const next = page.getByRole('button', { name: t.common.next, exact: true })
  await next.click()
  await expect(page.getByRole('heading', { name: t.common.thereIsAProblem })).toBeVisible()
  await inspect(page, `${language}-07-clinical-errors`)

  await page.getByRole('textbox', { name: t.clinical.respiratoryRate.label }).fill(clinical.rate)
  const sounds = page.getByRole('group', { name: breathingSound.label })
  await sounds.getByRole('radio', { name: breathingSound.others }).check()
  await page.getByLabel(breathingSound.othersText).fill(clinical.sound)
  await page.getByRole('checkbox', { name: signs.frequentCough }).check()
  await page.getByRole('checkbox', { name: signs.lethargy }).check()
  for (const [field, value] of [
    [auscultation.murmurGrade, fill(options.grade, { grade: 4 })],
    [auscultation.murmurTiming, options.systolic],
    [auscultation.gallop, options.no],
    [auscultation.muffledSounds, options.notSure],
    [auscultation.murmurLocation, options.left],
    [auscultation.murmurSegment, options.apical],
  ] as const) {
    await page.getByLabel(field, { exact: true }).selectOption(value)
  }
  await page.getByLabel(t.clinical.progressSoFar).fill(clinical.progress)
  await page.getByLabel(t.clinical.medicalHistory).fill(clinical.history)
  await page.getByLabel(t.clinical.dosing.label).fill(clinical.dosing)
  await inspect(page, `${language}-08-clinical`)
  await next.click()
  await expect(page.getByRole('heading', { name: t.questions.title, level: 2 })).toBeVisible()
}

/** Chooses Advance: the full evaluation, and a free question. */
export async function askQuestions(page: Page, story: Story): Promise<void> {
  const { t, question, language } = story
  const { text, additional } = t.questions
  await page.getByRole('tab', { name: t.common.mode.advance }).click()
  const panel = page.getByRole('tabpanel', { name: t.common.mode.advance })
  await panel.getByRole('checkbox', { name: text.fullEvaluationAndAnesthesiaPlan }).check()
  await panel.getByRole('checkbox', { name: text.additional_question_1 }).check()
  await panel.getByLabel(fill(additional.field, { number: 1 })).fill(question)
  await inspect(page, `${language}-09-questions`)
  await page.getByRole('button', { name: t.common.next, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.uploads.title, level: 2 })).toBeVisible()
}
