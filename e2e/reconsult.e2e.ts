import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { forPatient } from '@systole/fixtures/dicom/for-patient'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aReleasedCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { downloaded } from './support/downloaded.ts'
import { inspect } from './support/inspect.ts'
import { checkOut, questionFile } from './support/plain-case.ts'
import { payAt, plainClient, sha256 } from './support/plain-client.ts'
import { startOf } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { cases, clinical } = t
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const RADIOGRAPH = 'Dumpling thorax.dcm'
const FIRST_HISTORY = 'Murmur found at vaccination two years ago.' // from the plain case
const SINCE = 'Coughs at night since the new year. Pimobendan was begun.'

async function open(browser: Browser, who: 'vet' | 'cardiologist'): Promise<Page> {
  const options = { url: url(), email: EMAIL[who], language: 'en_us', viewport: WIDE } as const
  return (await visit(browser, options)).page
}

async function offerOf(page: Page, pet: string): Promise<void> {
  await page.goto(paths.report())
  await page.getByRole('button', { name: fill(cases.reports.more, { pet }) }).click()
  await page.getByRole('menuitem', { name: cases.reports.reconsult }).click()
}

test('REPT-2 REPT-3 CASE-8 a report becomes one new case with its files and findings, whatever is clicked', async ({
  browser,
}) => {
  const image = forPatient(await FIXTURES['thorax_R_lat.dcm'](), { name: 'Dumpling', id: '7' })
  const sent = { name: RADIOGRAPH, fileType: 'chest X-ray', bytes: image }
  const original = await aReleasedCase(url(), 'Dumpling', [sent])
  const [vet, desk] = await Promise.all([open(browser, 'vet'), open(browser, 'cardiologist')])

  const other = await vet.context().newPage()
  await offerOf(other, 'Dumpling') // a second tab shows the same confirmation

  const usid = await test.step('a double click makes one case, and leads to it', async () => {
    await offerOf(vet, 'Dumpling')
    const dialog = vet.getByRole('alertdialog', { name: cases.reconsult.title })
    await inspect(vet, 'en_us-reconsult')
    await dialog.getByRole('button', { name: t.common.okUnderstood }).dblclick()
    await vet.waitForURL(/ousid=/)
    const { searchParams } = new URL(vet.url())
    expect(searchParams.get('ousid')).toBe(original)
    return searchParams.get('usid') ?? ''
  })
  await test.step('the second tab is informed, and led to the same case', async () => {
    await other.getByRole('button', { name: t.common.okUnderstood }).click()
    await expect(other.getByText(/\(-6023\)/).first()).toBeVisible()
    await inspect(other, 'en_us-reconsult-done-before')
    await other.getByRole('button', { name: t.errors.followUp }).click()
    await other.waitForURL((address) => address.searchParams.get('usid') === usid)
    await other.close()
  })

  await test.step('the findings are an editable start beside the original', async () => {
    await expect(vet.getByText(startOf(cases.detail.followUp)).first()).toBeVisible()
    await expect(vet.getByRole('link', { name: cases.detail.viewEarlier })).toBeVisible()
    const history = vet.getByRole('textbox', { name: clinical.medicalHistory })
    await expect(history).toHaveValue(FIRST_HISTORY)
    await history.fill(`${FIRST_HISTORY} Now on treatment.`)
    await vet
      .getByRole('textbox', { name: new RegExp(startOf(clinical.changes.since)) })
      .fill(SINCE)
    await expect(vet.getByText(startOf(clinical.changes.title))).toBeVisible()
    await inspect(vet, 'en_us-reconsult-findings')
    await vet.getByRole('button', { name: t.common.next, exact: true }).click()
  })
  await test.step('the questions are asked again', async () => {
    await expect(vet.getByRole('tab', { name: t.common.mode.advance })).toBeVisible()
    await expect(vet.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
  const portal = plainClient(url())
  const caller = await portal.login('demo.vet@systole.test')
  await test.step('the files of the original stand under it', async () => {
    await portal.accepted('add_cardiobirdx_session_data', questionFile(caller, usid))
    await vet.goto(paths.testDetail({ caseId: usid, originalId: original, stage: 3 }))
    await expect(vet.getByRole('row', { name: new RegExp(RADIOGRAPH) })).toBeVisible()
    await inspect(vet, 'en_us-reconsult-files')
  })
  await test.step('the cardiologist gets the same bytes, what changed, and the earlier report', async () => {
    const { session } = await portal.accepted('query_session_info', { sid: caller.sid, usid })
    const { pid, name: petName } = session.pet
    await payAt((await checkOut(portal, caller, { usid, pid, petName })).url)
    await readFollowUp(desk, { original, usid, radiograph: image })
  })
})

async function readFollowUp(
  desk: Page,
  { original, usid, radiograph }: { original: string; usid: string; radiograph: Buffer },
): Promise<void> {
  await desk.goto(paths.reading({ caseId: usid }))
  const link = desk.getByRole('link', { name: fill(t.viewers.download, { name: RADIOGRAPH }) })
  expect(sha256(await downloaded(desk, () => link.click()))).toBe(sha256(radiograph))
  await desk.getByRole('tab', { name: t.reading.tabs.history }).click()
  await expect(desk.getByText(SINCE).first()).toBeVisible()
  await desk.getByText(startOf(clinical.changes.of)).click()
  await expect(desk.getByText('Now on treatment.').first()).toBeVisible()
  const report = desk.getByRole('link', { name: clinical.lastVisit.report })
  await expect(report).toHaveAttribute('href', new RegExp(original))
  await inspect(desk, 'en_us-reconsult-read')
}
