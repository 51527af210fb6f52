import { expect, type Page, test } from '@playwright/test'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { inspect } from './inspect.ts'
import { arrive, PASSWORD } from './sign-in.ts'
import type { Story } from './story.ts'

/** The most fields of a step. */
const MOST_ENTERS = 12

/** Opens a case from the worklist of a reviewer, who starts its review. */
export async function takeReview(
  page: Page,
  story: Story,
  { reviewer, petName }: { reviewer: string; petName: string },
): Promise<void> {
  const { access } = story.t.ecgReview
  await arrive(page, story, reviewer)
  await page.getByLabel(story.t.reading.worklist.find.label).fill(petName)
  await page
    .getByRole('link', { name: new RegExp(petName) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ecg\/review\?/)
  await page.getByRole('button', { name: access.start }).click()
  await atStep(page, story, 'heart_rate')
}

export async function atStep(page: Page, { t }: Story, step: ReviewStep): Promise<void> {
  await expect(
    page.getByRole('heading', { name: t.ecgReview.steps[step], level: 2, exact: true }),
  ).toBeVisible()
}

/** Accepts the fields of a step by Enter, answers open questions by their keys, and leaves by the button that Enter reaches last. */
export async function acceptByEnter(
  page: Page,
  story: Story,
  { step, next, answers = '' }: { step: ReviewStep; next: ReviewStep; answers?: string },
): Promise<void> {
  await test.step(`step ${step} by keyboard`, async () => {
    await atStep(page, story, step)
    for (const key of answers) await page.keyboard.press(key)
    const { form, steps } = story.t.ecgReview
    const button = page.getByRole('button', { name: `${form.next}: ${steps[next]}` })
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(button).toBeFocused({ timeout: 1 })
    }).toPass({ intervals: Array.from({ length: MOST_ENTERS }, () => 20) })
    await inspect(page, `${story.language}-ecg-review-${step}`)
    await page.keyboard.press('Enter')
    await atStep(page, story, next)
  })
}

/** Signs by Ctrl+Enter and the password. */
export async function signReview(page: Page, { t, language }: Story): Promise<void> {
  const { signing } = t.ecgConclusion
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: signing.title })
  await expect(dialog).toBeVisible()
  const password = dialog.getByLabel(t.account.proof.password, { exact: true })
  if (await password.isVisible()) await password.fill(PASSWORD)
  await inspect(page, `${language}-ecg-review-signing`)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}
