import { expect, type Page } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { downloaded } from './downloaded.ts'
import { inspect } from './inspect.ts'
import { shadesOf } from './pixels.ts'
import { sha256 } from './plain-client.ts'
import { PASSWORD } from './sign-in.ts'
import { beginsAs } from './start-of.ts'
import type { Story } from './story.ts'

const SHADES_OF_A_PICTURE = 40
const SHADES_OF_A_PAGE = 10

/** Opens the most recently paid case from the worklist; cases with earlier deadlines are above it. */
export async function startReading(page: Page, { t, pet, language }: Story): Promise<void> {
  const list = page.getByRole('table', { name: t.reading.worklist.caption })
  await page.getByLabel(t.reading.worklist.pager.rows).selectOption('100')
  const open = list.getByRole('link', {
    name: fill(t.reading.worklist.open, { pet: pet.name, case: 'EC-' }),
  })
  await expect(open).toBeVisible()
  const names = await list.getByRole('link').allTextContents()
  expect(names.indexOf('Captain')).toBeLessThan(names.indexOf(pet.name))
  await inspect(page, `${language}-20-worklist`)
  await open.click()
  await page.getByRole('button', { name: t.reading.claim.start }).click()
  await expect(answer(page, t, 1)).toBeEditable()
}

/** Opens every file: the film is windowed, the clip plays. INSP-9. */
export async function lookAtFiles(page: Page, { t, files, language }: Story): Promise<void> {
  const { viewers: viewer } = t
  const image = page.getByRole('application', {
    name: fill(viewer.film, { name: files.radiograph }),
  })
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(SHADES_OF_A_PICTURE)
  const before = await shadesOf(image)
  await image.hover()
  await page.mouse.down()
  await page.mouse.move(700, 500, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.abs((await shadesOf(image)).mean - before.mean))
    .toBeGreaterThan(1)
  const trace = page.getByRole('region', { name: files.ecg })
  await expect.poll(async () => (await shadesOf(trace)).count).toBeGreaterThan(SHADES_OF_A_PAGE)
  await inspect(page, `${language}-21-reading-film-and-ecg`)

  await page.getByRole('button', { name: files.echo }).click()
  const clip = page.getByLabel(files.echo, { exact: true })
  await page.getByRole('button', { name: viewer.play, exact: true }).click()
  await expect
    .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2)
  await inspect(page, `${language}-22-reading-echo`)

  await page.getByRole('button', { name: files.lab }).click()
  const sheet = page.getByRole('img', { name: fill(viewer.pdf.page, { page: 1, pages: 1 }) })
  await expect.poll(async () => (await shadesOf(sheet)).count).toBeGreaterThan(SHADES_OF_A_PAGE)
  await inspect(page, `${language}-23-reading-pdf`)
}

/** INSP-6: checks that the cardiologist downloads exactly the bytes the vet sent. */
export async function downloadRadiograph(page: Page, { t, files }: Story): Promise<void> {
  await page.getByRole('button', { name: files.radiograph }).click()
  const link = page.getByRole('link', {
    name: fill(t.viewers.download, { name: files.radiograph }),
  })
  const bytes = await downloaded(page, () => link.click())
  expect(sha256(bytes)).toBe(sha256(await FIXTURES['thorax_large.dcm']()))
}

/** Fills in both answers, a recommendation, the quality and the notes; the draft saves itself and survives a reload. */
export async function writeReport(page: Page, story: Story): Promise<void> {
  const { t, answers, question, recommendation, notes, language } = story
  const { recommendations, quality, tabs } = t.reading
  await answer(page, t, 1).fill(answers[0])
  await page.getByRole('button', { name: question }).click()
  await answer(page, t, 2).fill(answers[1])
  await page.getByRole('button', { name: recommendations.add }).click()
  await page
    .getByRole('textbox', { name: fill(recommendations.name, { number: 1 }) })
    .fill(recommendation)
  await page.getByRole('radio', { name: quality.acceptable, exact: true }).check()
  await page.getByRole('tab', { name: tabs.notes }).click()
  await page.getByRole('textbox', { name: t.reading.notes.title }).fill(notes)
  await expect(
    page.getByRole('status').filter({ hasText: beginsAs(t.reading.save.saved) }),
  ).toBeVisible()
  await inspect(page, `${language}-24-notes`)

  await page.reload()
  await page.getByRole('button', { name: question }).click()
  await expect(answer(page, t, 2)).toHaveValue(answers[1])
  await inspect(page, `${language}-25-answers`)
}

/** Previews and signs the report, and returns to the worklist. STAFF-4. */
export async function signAndRelease(page: Page, story: Story): Promise<void> {
  const { t, answers, pet, language } = story
  const { header, sign, others } = t.reading
  await page.getByRole('button', { name: header.preview }).click()
  const preview = page.getByRole('dialog', { name: sign.previewTitle })
  await expect(preview.getByText(answers[1])).toBeVisible()
  await inspect(page, `${language}-26-preview`)
  await preview.getByRole('button', { name: t.common.close }).last().click()

  await page.getByRole('button', { name: header.sign }).click()
  const dialog = page.getByRole('dialog', { name: sign.title })
  await expect(dialog.getByText(sign.ready)).toBeVisible()
  await inspect(page, `${language}-27-sign`)
  // The film names Biscuit: the signer states why it belongs to the case.
  const why = dialog.getByLabel(fill(others.why, { pet: pet.name }))
  await why.fill('Biscuit')
  await why.press('Enter')
  await expect(why).toBeHidden()
  await dialog.getByLabel(t.account.proof.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: sign.release }).click()
  const released = page.getByRole('dialog', { name: sign.released })
  await expect(released).toBeVisible()
  await inspect(page, `${language}-28-released`)
  await released.getByRole('link', { name: sign.toWorklist }).click()
  await expect(page.getByRole('heading', { name: t.cases.worklistTitle, level: 1 })).toBeVisible()
}

function answer(page: Page, t: Story['t'], number: number) {
  return page.getByLabel(fill(t.reading.answers.answer, { number }))
}
