import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { downloaded } from './support/downloaded.ts'
import { dropFile } from './support/drop-file.ts'
import { inspect } from './support/inspect.ts'
import { writeReport } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { PASSWORD } from './support/sign-in.ts'
import { startOf } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { sign } = t.reading
const url = () => process.env.E2E_URL ?? '' // set by the global setup

/** Creates a case that only lacks its signature. */
async function aWrittenCase(): Promise<string> {
  const usid = await aPaidCase(url(), 'Pikelet')
  const portal = plainClient(url())
  await writeReport(portal, await portal.login('demo.cardiologist@systole.test'), usid)
  return usid
}

async function open(browser: Browser, who: 'vet' | 'cardiologist') {
  const options = { url: url(), email: EMAIL[who], language: 'en_us', viewport: WIDE } as const
  return (await visit(browser, options)).page
}

test('STAFF-4 SPEC 9 and SPEC 19: a report is signed, taken back, released, checked, asked for again, and added to', async ({
  browser,
}) => {
  const usid = await aWrittenCase()
  const [desk, vet] = await Promise.all([open(browser, 'cardiologist'), open(browser, 'vet')])
  await test.step('signed under the password, taken back, signed again', () =>
    signAndUndo(desk, usid))
  await test.step('anybody checks it', () => check(vet, usid))
  await test.step('the clinic asks for it again, and it is done again', () =>
    repeatAndAccept(vet, desk, usid))
  await test.step('the clinic asks once more and reads why not', () => repeat(vet, desk, usid))
  await test.step('the cardiologist adds to it', () => amend(desk, vet, usid))
  await test.step('the cardiologist corrects it', () => correct(desk, vet, usid))
})

async function signAndUndo(desk: Page, usid: string): Promise<void> {
  await desk.goto(paths.reading({ caseId: usid }))
  await desk.getByRole('button', { name: t.reading.header.sign }).click()
  await signWith(desk, 'not my password')
  await expect(desk.getByText(t.account.proof.refused)).toBeVisible()
  await inspect(desk, 'en_us-sign-refused')
  await signWith(desk, PASSWORD)
  await desk.getByRole('button', { name: sign.undo }).click()
  await signWith(desk, PASSWORD)
  await expect(desk.getByRole('dialog', { name: sign.released })).toBeVisible()
}

async function signWith(desk: Page, password: string): Promise<void> {
  await desk.getByLabel(t.account.proof.password, { exact: true }).fill(password)
  await desk.getByRole('button', { name: sign.release }).click()
}

async function check(vet: Page, usid: string): Promise<void> {
  await vet.goto(paths.econsultReport({ caseId: usid }))
  const link = vet.getByRole('link', { name: /\/verify/ })
  const href = new URL((await link.getAttribute('href')) ?? '')
  await vet.goto(`${href.pathname}${href.search}`)
  await vet.getByRole('button', { name: t.verify.check, exact: true }).click()
  await expect(vet.getByText(t.verify.genuineText)).toBeInViewport()
  await expect(vet.getByText('Pikelet')).toBeHidden()
  await inspect(vet, 'en_us-verify')

  await vet.goto(paths.econsultReport({ caseId: usid }))
  const pdf = await downloaded(vet, () =>
    vet.getByRole('button', { name: t.reports.view.download }).click(),
  )
  await vet.goto(paths.verify())
  const zone = vet.getByText(t.verify.fileText)
  const changed = Buffer.from(pdf)
  changed[changed.length - 9] = 0x20
  for (const [bytes, reported] of [
    [changed, t.verify.unknownText],
    [pdf, t.verify.genuineText],
    [Buffer.from('Dear colleague, the report is fine.'), t.verify.notPdf],
  ] as const) {
    await dropFile(zone, { name: 'report.pdf', bytes })
    await expect(vet.getByText(reported)).toBeVisible()
  }
}

/** Requests a re-performance below the report as the clinic; the cardiologist reads the reason at the desk. */
async function askAgain(on: { vet: Page; desk: Page }, usid: string, why: string): Promise<void> {
  const { vet, desk } = on
  const { repeats } = t
  await vet.goto(paths.econsultReport({ caseId: usid }))
  await vet.getByRole('button', { name: repeats.consult.ask }).click()
  await vet.getByLabel(repeats.reason).fill(why)
  await vet.getByRole('button', { name: repeats.send }).click()
  await expect(vet.getByText(repeats.consult.waiting)).toBeVisible()
  await desk.goto(paths.reading({ caseId: usid }))
  await expect(desk.getByText(why).first()).toBeVisible()
}

async function repeat(vet: Page, desk: Page, usid: string): Promise<void> {
  const { repeats } = t
  await askAgain({ vet, desk }, usid, 'The second answer names another dog.')
  await desk.getByRole('button', { name: repeats.decline }).click()
  await desk.getByLabel(repeats.answer).fill('It is his brother, as the history says.')
  await desk.getByRole('button', { name: repeats.confirmDecline }).click()
  await expect(desk.getByText(repeats.declinedDone)).toBeVisible()
  await vet.reload()
  await expect(vet.getByText('It is his brother, as the history says.').first()).toBeVisible()
  await inspect(vet, 'en_us-repeat-declined')
}

async function amend(desk: Page, vet: Page, usid: string): Promise<void> {
  const { revisions } = t
  await desk.goto(paths.econsultReport({ caseId: usid }))
  await desk.getByRole('button', { name: revisions.addendum }).click()
  await desk.getByLabel(revisions.addendumField).fill('The brother was named for clarity.')
  await desk.getByRole('button', { name: revisions.next }).click()
  await desk.getByLabel(sign.reason).fill('A name was unclear')
  await signWith(desk, PASSWORD)
  await expect(desk.getByRole('dialog', { name: sign.released })).toBeVisible()

  await vet.goto(paths.econsultReport({ caseId: usid }))
  await expect(vet.getByText('The brother was named for clarity.').first()).toBeVisible()
  await vet.getByRole('button', { name: revisions.compare }).first().click()
  const changes = vet.getByRole('dialog', { name: revisions.compareTitle })
  await expect(changes.locator('ins')).toContainText('The brother was named for clarity.')
  await inspect(vet, 'en_us-changes')
}

async function repeatAndAccept(vet: Page, desk: Page, usid: string): Promise<void> {
  const { repeats } = t
  await askAgain({ vet, desk }, usid, 'The question of the hills is not answered.')
  await desk.getByRole('button', { name: repeats.accept }).click()
  await inspect(desk, 'en_us-repeat-accept')
  await desk.getByRole('button', { name: repeats.confirmAccept }).click()
  await expect(desk.getByText(startOf(repeats.consult.acceptedDone))).toBeVisible()
  await signAgain(desk, { says: 'Hills only after the echo.', because: 'The hills were left out' })
  await vet.goto(paths.econsultReport({ caseId: usid }))
  await expect(vet.getByText('Hills only after the echo.').first()).toBeVisible()
  await expect(vet.getByText(startOf(repeats.accepted)).first()).toBeVisible()
}

async function correct(desk: Page, vet: Page, usid: string): Promise<void> {
  const { revisions } = t
  await desk.goto(paths.econsultReport({ caseId: usid }))
  await desk.getByRole('button', { name: revisions.correct }).click()
  await desk.getByRole('button', { name: revisions.correctConfirm }).click()
  await signAgain(desk, { says: 'No hills before the echo.', because: 'Said more clearly' })
  await vet.goto(paths.econsultReport({ caseId: usid }))
  await expect(vet.getByText('No hills before the echo.').first()).toBeVisible()
  await expect(vet.getByText('Said more clearly').first()).toBeVisible()
  await expect(vet.getByText(revisions.superseded, { exact: true }).first()).toBeVisible()
  await inspect(vet, 'en_us-corrected')
}

/** Signs a new revision with another answer, a reason and the password. */
async function signAgain(desk: Page, { says, because }: { says: string; because: string }) {
  await desk.getByLabel(fill(t.reading.answers.answer, { number: 1 })).fill(says)
  await desk.getByRole('button', { name: t.reading.header.sign }).click()
  await desk.getByLabel(sign.reason).fill(because)
  await signWith(desk, PASSWORD)
  await expect(desk.getByRole('dialog', { name: sign.released })).toBeVisible()
}
