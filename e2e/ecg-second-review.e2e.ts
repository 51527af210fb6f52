import { type Browser, expect, type Page, test } from '@playwright/test'
import { fill } from '@systole/i18n/fill'
import { visit } from './support/demo-visit.ts'
import { statusOf } from './support/ecg-cases.ts'
import { ecgReviewed } from './support/ecg-reviewed.ts'
import { inspect } from './support/inspect.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { PASSWORD } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { WIDE } from './support/viewports.ts'

const { t } = ENGLISH
const { beats, calibration, compare, decline, outcome, correction, returned, signing } =
  t.ecgConclusion
const QUESTION = 'Is the third wide beat ventricular?'
const SECOND = 'demo.second@systole.test'
const REVIEWER = 'demo.reviewer@systole.test'

async function open(
  browser: Browser,
  url: string,
  of: { email: string; path: string },
): Promise<Page> {
  const { email, path } = of
  const { page } = await visit(browser, { url, email, language: 'en_us', viewport: WIDE })
  await page.goto(path)
  return page
}

/** Has the second reviewer correct the beats by plain calls: the first VPC becomes a PAC, and a beat is moved and another taken off. */
async function patchAsSecond(client: PlainClient, usid: string): Promise<void> {
  const { accepted, login } = client
  const second = await login(SECOND)
  const status = '2nd_reviewing'
  await accepted('update_cardiobirdx_session', { sid: second.sid, usid, params: { status } })
  const { recordings } = await accepted('query_ecg_recordings', { sid: second.sid, usid })
  const [{ rid, beats: newest, patch_revision: base_revision }] = recordings
  const bytes = await client.download(newest.url)
  const samples = Array.from({ length: bytes.length / 8 }, (_, place) => ({
    sample: bytes.readUInt32LE(place * 8),
    label: bytes.readUInt8(place * 8 + 4),
  }))
  const vpc = samples.find(({ label }) => label === 1)?.sample ?? 0
  const normal = samples.filter(({ label }) => label === 0).map(({ sample }) => sample)
  const [moved = 0, gone = 0] = [normal[4], normal[8]]
  const edits = [
    { edit: 'relabel', label: 'A', samples: [vpc] },
    { edit: 'moveBeat', from: moved, to: moved + 5 },
    { edit: 'deleteBeat', sample: gone },
  ]
  await accepted('save_ecg_patch', {
    ...{ sid: second.sid, usid, rid, base_revision, edits, note: 'One VPC is a PAC' },
  })
}

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: signing.title })
  const password = dialog.getByLabel(t.account.proof.password, { exact: true })
  if (await password.isVisible()) await password.fill(PASSWORD)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}

test('ECG-8 a second reviewer compares beats and fields, sends back, then accepts and sends with two signatures', async ({
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const reviewed = { petName: 'Atlas', identifier: '7050', reviewer: REVIEWER, question: QUESTION }
  const usid = await ecgReviewed(client, reviewed)
  expect(await statusOf(client, await client.login(REVIEWER), usid)).toBe('pending_2nd_review')
  await patchAsSecond(client, usid)
  const page = await open(browser, url, { email: SECOND, path: `/ecg/review?usid=${usid}` })

  await test.step('the question, the beats that differ and the fields are on one page', async () => {
    await expect(page.getByText(QUESTION)).toBeVisible()
    await expect(page.getByText(fill(beats.place, { number: 1, count: 3 }))).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByText(fill(beats.place, { number: 2, count: 3 }))).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.press('k')
    await expect(page.getByText(fill(beats.place, { number: 3, count: 3 }))).toBeVisible()
    await inspect(page, 'en_us-ecg-second')
  })
  await test.step('any two revisions are compared in words: what the patcher changed of the automatic beats', async () => {
    await page.getByText(beats.choose).click()
    await page.getByLabel(beats.earlier, { exact: true }).selectOption('automatic')
    const said = page.getByRole('region', { name: beats.title, exact: true }).getByRole('status')
    await expect(said).toContainText('Haruka Mori')
    await page.getByLabel(beats.later, { exact: true }).selectOption({ index: 1 })
    await expect(said).not.toContainText('Haruka Mori')
    await expect(said).toContainText(
      fill(beats.marked_other, { mark: beats.marks.noise, count: 1 }).replace('places', 'place'),
    )
    await inspect(page, 'en_us-ecg-revisions')
  })
  await test.step('a field is changed in its step, and D shows the changed ones alone', async () => {
    await page.getByRole('button', { name: t.ecgReview.steps.rhythm }).click()
    const { irregular } = t.ecgReview.regularity
    await page.getByRole('button', { name: irregular, exact: true }).click()
    await page.getByRole('button', { name: t.ecgReview.header.preview }).click()
    await page.keyboard.press('d')
    const row = page.getByRole('row', { name: /Regularity/ })
    await expect(row.getByText(compare.changed)).toBeVisible()
    await expect(page.getByRole('row', { name: /P morphology/ })).toBeHidden()
  })
  await test.step('sent back with a reason, the first reviewer has the case again', async () => {
    await page.getByRole('button', { name: returned.action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(returned.label).fill('Please look at the rhythm again')
    await dialog.getByRole('button', { name: returned.action }).click()
    const first = await client.login(REVIEWER)
    await expect.poll(() => statusOf(client, first, usid)).toBe('1st_reviewing')
    const asked = { ...first, usid, type: 'session_review_report' }
    const { ecg } = await client.accepted('query_cardiobirdx_review_data', asked)
    const send = (fields: object) =>
      client.accepted('add_cardiobirdx_session_review_data', { ...asked, ...fields })
    // the beats were corrected since: their values are read and saved before they are signed
    const { version } = await send({ data: { ecg_review: ecg.review, version: ecg.version } })
    await send({
      type: 'session_release_report',
      data: { version, ask_second: { reason: 'Looked again' } },
      proof: await client.prove(),
    })
  })
  await test.step('the second reviewer takes the case again, accepts and signs by keyboard', async () => {
    await page.goto(`/ecg/review?usid=${usid}`)
    await page.getByRole('button', { name: t.ecgReview.access.start }).click()
    await expect(page.getByText(compare.becomesRecord)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await prove(page)
    const second = await client.login(SECOND)
    await expect.poll(() => statusOf(client, second, usid), { timeout: 30_000 }).toBe('done')
  })
  await test.step('the report has both signatures, and staff read its whole history on one page', async () => {
    await page.goto(`/econsult-report?usid=${usid}`)
    const report = page.getByRole('article')
    await expect(report.getByText('Ka Lok Leung').first()).toBeVisible()
    await expect(report.getByText('Haruka Mori').first()).toBeVisible()
    const history = page.getByRole('region', { name: t.revisions.wholeTitle })
    await expect(history).toContainText('Please look at the rhythm again')
    await expect(history).toContainText(t.revisions.outcome.returned)
    await inspect(page, 'en_us-ecg-history')
  })
  await test.step('the first reviewer answers again before both values are shown', async () => {
    const path = '/ecg/agreement'
    const own = await open(browser, url, { email: REVIEWER, path })
    const regularity = t.ecgConclusion.preview.missingFields['rhythm.regularity']
    const set = own.getByRole('group').filter({ hasText: regularity })
    await own.getByText(new RegExp(`^${regularity}, \\d+ ECG`)).click()
    await expect(own.getByText(calibration.colleague, { exact: true })).toHaveCount(0)
    await set.getByRole('button', { name: calibration.compare }).first().click()
    await expect(own.getByText(calibration.noAnswer)).toBeVisible()
    const { irregular } = t.ecgConclusion.values
    await set.getByRole('button', { name: irregular, exact: true }).first().click()
    await set.getByRole('button', { name: calibration.compare }).first().click()
    await expect(own.getByText(calibration.same)).toBeVisible()
    await inspect(own, 'en_us-ecg-calibration')
  })
})

test('ECG-8 E28 a voluntary second review is declined with a reason, and the first document is the report', async ({
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const reviewed = { petName: 'Calm', identifier: '7052', reviewer: REVIEWER, question: QUESTION }
  const usid = await ecgReviewed(client, reviewed)
  const page = await open(browser, url, { email: SECOND, path: `/ecg/review?usid=${usid}` })
  await page.getByRole('button', { name: t.ecgReview.access.start }).click()
  await page.getByRole('button', { name: decline.action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: decline.action }).click()
  await expect(dialog.getByText(decline.missing)).toBeVisible()
  await inspect(page, 'en_us-ecg-decline')
  await dialog.getByLabel(decline.label).fill('The strip is clear, no second opinion is needed')
  await dialog.getByRole('button', { name: decline.action }).click()
  const first = await client.login(REVIEWER)
  await expect.poll(() => statusOf(client, first, usid), { timeout: 30_000 }).toBe('done')
  await page.goto(`/econsult-report?usid=${usid}`)
  const report = page.getByRole('article')
  await expect(report.getByText('Ka Lok Leung').first()).toBeVisible()
  await expect(report.getByText('Haruka Mori')).toHaveCount(0)
})

test('ECG-8 E27 E29 a major difference becomes a correction; a resend is asked for and declined with the reason that the hospital reads', async ({
  browser,
  baseURL: url = '',
}) => {
  const client = plainClient(url)
  const vet = 'demo.ecg@systole.test'
  const reviewer = 'demo.reviewer2@systole.test' // whose reports are reviewed again
  const reviewed = { petName: 'Hera', identifier: '7051', vet, reviewer }
  const usid = await ecgReviewed(client, reviewed)
  const admin = await client.login('demo.admin@systole.test')
  await expect.poll(() => statusOf(client, admin, usid), { timeout: 30_000 }).toBe('done')

  const email = 'demo.async@systole.test'
  const page = await open(browser, url, { email, path: '/worklist' })
  await test.step('the released report waits for the async reviewer, who finds a major difference', async () => {
    await page.getByRole('link', { name: /Hera/ }).click()
    await expect(page.getByText(compare.none).first()).toBeVisible()
    await inspect(page, 'en_us-ecg-async')
    await page.getByRole('button', { name: `${outcome.major}…` }).click()
    const dialog = page.getByRole('dialog', { name: outcome.major })
    await dialog.getByRole('button', { name: outcome.send }).click()
    await expect(dialog.getByText(outcome.missing)).toBeVisible()
    await dialog.getByLabel(outcome.reason).fill('The wide beats are aberrant')
    await dialog.getByRole('button', { name: outcome.send }).click()
  })
  await test.step('the correction opens, is signed with a reason, and the hospital gets a new revision', async () => {
    await page.getByRole('link', { name: outcome.toCorrection }).click()
    await expect(page.getByText(correction.title)).toBeVisible()
    const name = fill(t.ecgConclusion.diagnosis.entry, { number: 1 })
    await page.getByRole('textbox', { name, exact: true }).fill('Aberrant conduction')
    await page.getByRole('button', { name: t.ecgReview.header.preview }).click()
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog', { name: signing.title })
    await dialog.getByLabel(correction.reason).fill('Aberrant, not ventricular')
    await prove(page)
    const answer = { sid: admin.sid, usid, type: 'session_release_report' }
    const newest = async () =>
      (await client.accepted('query_cardiobirdx_review_data', answer)).report.diagnoses[0].text
    await expect.poll(newest, { timeout: 30_000 }).toBe('Aberrant conduction')
  })
  const hospital = await open(browser, url, { email: vet, path: `/econsult-report?usid=${usid}` })
  await test.step('the hospital asks for a resend; the report stays in its list', async () => {
    const { repeats } = t
    await hospital.getByRole('button', { name: repeats.ecg.ask }).click()
    await hospital.getByLabel(repeats.reason).fill('The dog is on sotalol')
    await hospital.getByRole('button', { name: repeats.send }).click()
    await expect(hospital.getByText(repeats.ecg.waiting)).toBeVisible()
    await inspect(hospital, 'en_us-ecg-resend-asked')
    await hospital.goto('/report')
    await expect(hospital.getByRole('row', { name: /Hera/ })).toBeVisible()
  })
  await test.step('a reviewer declines with a reason that the hospital reads', async () => {
    const { repeats } = t
    const desk = await open(browser, url, { email: REVIEWER, path: `/ecg/review?usid=${usid}` })
    await expect(desk.getByText('The dog is on sotalol')).toBeVisible()
    await desk.getByRole('button', { name: repeats.decline }).click()
    await inspect(desk, 'en_us-ecg-resend-decide')
    await desk.getByLabel(repeats.answer).fill('Sotalol does not change the finding')
    await desk.getByRole('button', { name: repeats.confirmDecline }).click()
    await expect(desk.getByText(repeats.declinedDone)).toBeVisible()
    await hospital.goto(`/econsult-report?usid=${usid}`)
    await expect(hospital.getByText('Sotalol does not change the finding').first()).toBeVisible()
  })
  await test.step('the hospital reads how its recordings score, with the noise that the patcher marked', async () => {
    const words = t.recordingQuality
    await hospital.goto('/hospital')
    await hospital.getByRole('link', { name: words.title }).click()
    await expect(hospital.getByRole('heading', { name: words.title, level: 1 })).toBeVisible()
    const row = hospital.getByRole('row', { name: /Hera/ })
    await expect(row).toContainText(words.list.qualities.acceptable)
    await expect(row).toContainText('1.7')
    await inspect(hospital, 'en_us-ecg-recording-quality')
  })
})
