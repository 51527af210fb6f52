import { spawnSync } from 'node:child_process'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { REVIEW_STEPS } from '@systole/domain/ecg-reviews/review-steps'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { visit } from './support/demo-visit.ts'
import { downloaded } from './support/downloaded.ts'
import { statusOf } from './support/ecg-cases.ts'
import { ecgToReview } from './support/ecg-to-review.ts'
import { inspect } from './support/inspect.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { acceptByEnter, atStep, signReview, takeReview } from './support/review-walk.ts'
import { ENGLISH, type Story } from './support/story.ts'
import { WIDE } from './support/viewports.ts'

const REVIEWER = 'demo.reviewer@systole.test'
const JAPANESE: Story = {
  ...ENGLISH,
  language: 'ja',
  wording: 'ja',
  t: textsOf('ja', (text) => text),
}
/** A phrase of the catalogue in the language of the report, and what is typed to find it. Handbook 4.8. */
const PHRASES = {
  en: {
    ...{
      typed: 'wandering',
      phrase: 'Wandering pacemaker',
      vpc: /Ventricular premature complexes/,
    },
    note: 'Please keep her from hard play until the Holter is read.',
  },
  ja: {
    ...{ typed: '遊走', phrase: '遊走性ペースメーカー', vpc: /心室期外収縮/ },
    note: 'ホルター心電図の結果が出るまで、激しい運動は控えてください。',
  },
} as const
type Words = (typeof PHRASES)['en' | 'ja']
/** The steps of the case as the log names them. Handbook 1.2. */
const LOGGED = [
  ...['case.opened', 'file.added', 'clinical.saved', 'case.submit', 'ecg.imported'],
  ...['case.claim', 'ecg.prepared', 'ecg.patched', 'ecg.sent'],
  ...['case.claim', 'note.internal', 'review.done', 'report.undone', 'review.done'],
  ...['report.released', 'report.opened'],
]

for (const { story, petName, identifier, vet, words } of [
  {
    ...{ story: ENGLISH, petName: 'Siu Bak', identifier: '7003' },
    ...{ vet: 'demo.ecg@systole.test', words: PHRASES.en },
  },
  {
    ...{ story: JAPANESE, petName: 'Shiro', identifier: '7004' },
    ...{ vet: 'demo.ecg.ja@systole.test', words: PHRASES.ja },
  },
]) {
  test(`ECG-4 ECG-6 a corrected ECG goes through thirteen steps by keyboard to its report, in ${story.language}`, async ({
    page,
    browser,
    baseURL: url = '',
  }) => {
    const { t } = story
    const client = plainClient(url)
    const usid = await ecgToReview(client, { petName, identifier, vet })
    const status = async () => statusOf(client, await client.login(REVIEWER), usid)
    await page.setViewportSize(WIDE)
    await takeReview(page, story, { reviewer: REVIEWER, petName })
    expect(await status()).toBe('1st_reviewing')
    await measure(page, story)
    await conclude(page, story, words)

    await test.step('the preview is the report itself, and nothing is missing', async () => {
      await atStep(page, story, 'preview')
      await expect(page.getByText(t.ecgConclusion.preview.complete)).toBeVisible()
      const report = page.getByRole('group', { name: t.ecgConclusion.preview.report })
      await expect(report).toContainText(words.phrase)
      await expect(report).toContainText(words.note)
      await inspect(page, `${story.language}-ecg-review-preview`)
    })
    await test.step('Ctrl+Enter and the password sign; the signature is taken back and given again', async () => {
      await signReview(page, story)
      await expect(page.getByRole('button', { name: t.reading.sign.undo })).toBeVisible()
      await page.getByRole('button', { name: t.reading.sign.undo }).click() // it is there for 10 s
      await expect.poll(status).toBe('1st_reviewing')
      await page.getByRole('button', { name: t.ecgConclusion.completed.toPreview }).click()
      await atStep(page, story, 'preview')
      await signReview(page, story)
      await inspect(page, `${story.language}-ecg-review-completed`)
      await expect(page.getByText(t.ecgConclusion.completed.done)).toBeVisible({ timeout: 60_000 })
      expect(await status()).toBe('done')
    })
    await test.step('the vet finds the report and opens page and PDF', () =>
      readReport(browser, { url, vet, story, petName, words }))
    await test.step('every step is in the log, in order', async () => {
      expect(await logOf(client, usid)).toEqual(LOGGED)
    })
  })
}

/** Steps 1 to 7: accepts what was measured, but for a rate that the reviewer counted. */
async function measure(page: Page, story: Story): Promise<void> {
  const { t } = story
  await test.step('a value is overruled and says what was automatic', async () => {
    const { fields, field } = t.ecgReview
    const rate = page.getByRole('textbox', { name: fields.heart_rate.rrRate })
    const automatic = await rate.inputValue()
    await rate.fill('104')
    const said = fill(field.automaticSaid, { value: `${automatic} bpm` }).replaceAll(/\s/g, '\\s')
    await expect(page.getByText(new RegExp(said))).toBeVisible()
    await page.keyboard.press('Control+s')
  })
  const measuring = REVIEW_STEPS.slice(0, REVIEW_STEPS.indexOf('diagnosis') + 1)
  for (const [place, next] of measuring.slice(1).entries())
    await acceptByEnter(page, story, { step: measuring[place] ?? next, next })
}

/** Steps 8 to 11: takes the proposal of VPC and a phrase, what is proposed of them, and writes a note to the vet. */
async function conclude(page: Page, story: Story, words: Words): Promise<void> {
  const { t } = story
  const { diagnosis, proposals, interpretation, evaluation, notes } = t.ecgConclusion
  const entry = (name: string, number: number) =>
    page.getByRole('textbox', { name: fill(name, { number }), exact: true })
  await test.step('Enter accepts a proposal with its rule and places', async () => {
    const card = page
      .getByRole('region', { name: proposals.title })
      .getByRole('listitem')
      .filter({ hasText: words.vpc })
    const rule = t.ecgConclusion.rules.ventricularPremature
    await expect(card).toContainText(fill(proposals.rule, { rule }))
    await page.keyboard.press('Enter')
    await expect(entry(diagnosis.entry, 1)).toHaveValue(words.vpc)
  })
  await test.step('a phrase of the catalogue is found in the language of the report', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type(words.typed)
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const entries = [entry(diagnosis.entry, 1), entry(diagnosis.entry, 2)]
    const values = await Promise.all(entries.map((each) => each.inputValue()))
    expect(values).toContain(words.phrase)
    await inspect(page, `${story.language}-ecg-review-diagnosis`)
    await page.keyboard.press('Alt+ArrowRight')
  })
  await test.step('what is written stays', async () => {
    await atStep(page, story, 'interpretation')
    await page.getByRole('textbox', { name: interpretation.note }).fill(words.note)
    await inspect(page, `${story.language}-ecg-review-interpretation`)
    await page.keyboard.press('Alt+ArrowRight')
  })
  await test.step('Enter accepts what the rules recommend, by priority', async () => {
    await atStep(page, story, 'evaluation')
    const next = page.locator('[data-next-proposal]')
    await expect(next).toBeVisible()
    while (await next.isVisible()) await page.keyboard.press('Enter')
    await expect(entry(evaluation.entry, 3)).toBeVisible()
    await inspect(page, `${story.language}-ecg-review-evaluation`)
    await page.keyboard.press('Alt+ArrowRight')
  })
  await test.step('the note to the vet is written', async () => {
    await atStep(page, story, 'notes')
    await page.getByRole('textbox', { name: notes.for_vet_in_charge }).fill(words.note)
    await inspect(page, `${story.language}-ecg-review-notes`)
    await page.keyboard.press('Alt+ArrowRight')
  })
}

async function logOf(client: PlainClient, usid: string): Promise<string[]> {
  const { sid } = await client.login('demo.admin@systole.test')
  const { events } = await client.accepted('query_cardiobirdx_session_event_log', { sid, usid })
  return events.map(({ action }: { action: string }) => action)
}

/** Opens the report as the vet: the Report page, the page of the report, its PDF. */
async function readReport(
  browser: Browser,
  of: {
    url: string
    vet: string
    story: Story
    petName: string
    words: Words
  },
): Promise<void> {
  const { url, vet, story, petName, words } = of
  const { t, language } = story
  const { page, context } = await visit(browser, { url, email: vet, language, viewport: WIDE })
  await page.goto('/report')
  const row = page.getByRole('row', { name: new RegExp(petName) })
  await expect(row).toBeVisible()
  const opened = page.waitForEvent('popup')
  await row.getByRole('link', { name: t.main.newReports.read }).click()
  const report = await opened
  await expect(report.getByRole('article').getByText(words.phrase).first()).toBeVisible()
  await inspect(report, `${language}-ecg-report`)
  const pdf = await downloaded(report, () =>
    report.getByRole('button', { name: t.reports.view.download }).click(),
  )
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  expect(stdout.replaceAll(/\s/g, '')).toContain(words.phrase.replaceAll(/\s/g, ''))
  expect(stdout).toContain('104')
  await context.close()
}
