import { spawnSync } from 'node:child_process'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { forPatient } from '@systole/fixtures/dicom/for-patient'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { shadesOf } from './support/pixels.ts'
import { checkOut, describeCase, writeReport } from './support/plain-case.ts'
import { payAt, plainClient } from './support/plain-client.ts'
import { PASSWORD } from './support/sign-in.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { reading } = t
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const RADIOGRAPH = 'pikelet_thorax.dcm'
const TRACE = 'pikelet_ecg.json'
const SIZE = { width: 1100, height: 760 }
/** The points of a heart score in the film's own pixels: carina, apex, the widest place, then the vertebrae from T4. */
const POINTS = [
  [440, 316],
  [652, 598],
  [448, 556],
  [660, 396],
  ...Array.from({ length: 7 }, (_, index) => [313 + 62 * index, 192 - 5 * index] as const),
] as const

test('a heart score lives in an answer, and what is seen of X-ray and ECG goes into the report and its PDF', async ({
  browser,
}) => {
  const usid = await aCaseToRead()
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us', viewport: WIDE },
  })
  await page.goto(paths.reading({ caseId: usid }))
  const before = await test.step('the score is set by pointer and goes into the answer', () =>
    insertScore(page))
  await test.step('it follows the film', () => moveApex(page, before))
  await test.step('the film is used in the report', () => captureImage(page))
  await test.step('so is the ECG', () => captureTrace(page))
  await test.step('a file is graded', () => gradeTrace(page))
  const said = await test.step('the preview shows it all', () => look(page))
  await test.step('the released PDF says it', () => readReleased(page, usid, said))
})

async function aCaseToRead(): Promise<string> {
  const portal = plainClient(url())
  const vet = await portal.login('demo.vet@systole.test')
  const reader = await portal.login('demo.cardiologist@systole.test')
  const described = await describeCase(portal, vet, 'Sesame')
  const { usid } = described
  const bytes = {
    radiograph: forPatient(await FIXTURES['thorax_R_lat.dcm'](), { name: 'Sesame', id: '7' }),
    ecg: await FIXTURES['ecg_dog.json'](),
  }
  await portal.upload(vet, usid, {
    name: RADIOGRAPH,
    fileType: 'chest X-ray',
    bytes: bytes.radiograph,
  })
  await portal.upload(vet, usid, { name: TRACE, fileType: 'ECG', bytes: bytes.ecg })
  await payAt((await checkOut(portal, vet, described)).url)
  await expect
    .poll(async () => {
      const info = await portal.accepted('query_session_info', { sid: vet.sid, usid })
      return info.session.status
    })
    .toBe('submit')
  await writeReport(portal, reader, usid)
  return usid
}

const answer = (page: Page) => page.getByLabel(fill(reading.answers.answer, { number: 1 }))

async function insertScore(page: Page): Promise<string> {
  await page.getByRole('button', { name: RADIOGRAPH }).first().click()
  const image = page.getByRole('application', { name: fill(t.viewers.film, { name: RADIOGRAPH }) })
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(40)
  await page.keyboard.press('v')
  await expect(page.getByText(t.viewers.measure.steps.carina)).toBeVisible()
  for (const place of POINTS) await setPoint(page, image, place)
  await page.getByRole('button', { name: t.viewers.insert }).click()
  await expect(answer(page)).toHaveValue(/VHS \d+\.\d v$/)
  return answer(page).inputValue()
}

/** Clicks a point; the film is shown whole, in the middle of its viewer. */
async function setPoint(
  page: Page,
  radiograph: Locator,
  [x, y]: readonly [number, number],
): Promise<void> {
  const box = await radiograph.boundingBox()
  if (!box) throw new Error('There is no film')
  const scale = Math.min(box.width / SIZE.width, box.height / SIZE.height)
  await page.mouse.click(
    box.x + box.width / 2 + (x - SIZE.width / 2) * scale,
    box.y + box.height / 2 + (y - SIZE.height / 2) * scale,
  )
}

async function moveApex(page: Page, before: string): Promise<void> {
  const apex = page.getByRole('button', {
    name: new RegExp(`^${t.viewers.measure.landmarks.apex},`),
  })
  await apex.focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowUp')
  await expect(answer(page)).not.toHaveValue(before)
  await expect(answer(page)).toHaveValue(/VHS \d+\.\d v$/)
}

async function captureImage(page: Page): Promise<void> {
  await page.keyboard.press('u')
  const caption = page.getByLabel(fill(reading.keyImages.caption, { number: 1 }))
  await caption.fill('Left lateral with the heart score')
  const picture = page.getByRole('img', {
    name: fill(reading.keyImages.picture, { number: 1, name: RADIOGRAPH }),
  })
  await expect.poll(async () => (await shadesOf(picture)).count).toBeGreaterThan(20)
}

async function captureTrace(page: Page): Promise<void> {
  await page.getByRole('button', { name: TRACE }).first().click()
  await expect(page.getByRole('region', { name: TRACE })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter') // an outline until it is placed
  await page.getByRole('button', { name: /^RR \d+\sms/ }).waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /mV$/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.viewers.useInReport }).click()
  await page.getByLabel(fill(reading.keyImages.caption, { number: 2 })).fill('Sinus rhythm')
  await inspect(page, 'en_us-key-images-desk')
}

async function gradeTrace(page: Page): Promise<void> {
  const { grades } = reading
  await page.getByLabel(fill(grades.label, { name: TRACE })).selectOption('limited')
  await page.getByLabel(fill(grades.reason, { name: TRACE })).fill('Baseline wander')
  await page.keyboard.press('Enter')
}

async function look(page: Page): Promise<string> {
  const said = (await answer(page).inputValue()).match(/VHS \d+\.\d v/)?.[0] ?? ''
  await page.getByRole('button', { name: reading.header.preview }).click()
  const preview = page.getByRole('dialog', { name: reading.sign.previewTitle })
  await expect(preview.getByText(said)).toBeVisible()
  const image = preview.getByRole('img', { name: /Left lateral with the heart score/ })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await shadesOf(image)).count).toBeGreaterThan(20)
  await expect(preview.getByRole('img', { name: /^Sinus rhythm/ })).toBeVisible()
  await expect(preview.getByText(/Limited: Baseline wander/)).toBeVisible()
  await inspect(page, 'en_us-key-images-preview')
  await preview.getByRole('button', { name: t.common.close }).last().click()
  return said
}

async function readReleased(page: Page, usid: string, said: string): Promise<void> {
  await page.getByRole('button', { name: reading.header.sign }).click()
  await page.getByLabel(t.account.proof.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: reading.sign.release }).click()
  await expect(page.getByRole('dialog', { name: reading.sign.released })).toBeVisible()
  const link = async () => {
    const form = { usid, type: 'session_release_report' }
    const headers = { 'X-Portal': '1', Origin: new URL(page.url()).origin }
    const reply = await page.request.post('/api/query_cardiobirdx_review_data', { form, headers })
    return String((await reply.json()).data.pdf_url)
  }
  await expect.poll(link, { timeout: 60_000 }).not.toBe('')
  const pdf = await (await page.request.get(await link())).body()
  expect(pdf.includes('/Subtype /Image')).toBe(true)
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  for (const words of [
    said,
    'Left lateral with the heart score',
    'Sinus rhythm',
    /RR \d+ ms/,
    /II 1\.00 mV/,
    'Baseline wander',
  ])
    expect(stdout).toMatch(words)
}
