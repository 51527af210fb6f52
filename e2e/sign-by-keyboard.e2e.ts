import { expect, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { forPatient } from '@systole/fixtures/dicom/for-patient'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { writeReport } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { PASSWORD } from './support/sign-in.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { others, sign } = t.reading
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const PET = 'Cordelia'
const OWN = 'cordelia.dcm'
const FOREIGN = ['biscuit.dcm', 'biscuit_proBNP.pdf']

/** Creates a written case with its own film, and a film and a result that name another animal. */
async function aCaseToSign(): Promise<string> {
  const image = await FIXTURES['thorax_R_lat.dcm']()
  const own = forPatient(image, { name: PET, id: '7' })
  const usid = await aPaidCase(url(), PET, [
    { name: OWN, fileType: 'chest X-ray', bytes: own },
    { name: 'biscuit.dcm', fileType: 'chest X-ray', bytes: image },
    {
      name: 'biscuit_proBNP.pdf',
      fileType: 'NT-proBNP/TT4',
      bytes: await FIXTURES['ntprobnp.pdf'](),
    },
  ])
  const portal = plainClient(url())
  const reader = await portal.login('demo.cardiologist@systole.test')
  await writeReport(portal, reader, usid)
  await expect
    .poll(async () => {
      const { files } = await portal.accepted('query_file_patients', { sid: reader.sid, usid })
      return files.map(({ fname }: { fname: string }) => fname)
    })
    .toEqual(FOREIGN)
  return usid
}

test('a report is signed by keyboard alone, once its reader has said why the files of another animal belong', async ({
  browser,
}) => {
  const usid = await aCaseToSign()
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us', viewport: WIDE },
  })
  await page.goto(paths.reading({ caseId: usid }))
  await expect(page.getByLabel(fill(t.reading.answers.answer, { number: 1 }))).toBeEditable()

  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: sign.title })
  const password = dialog.getByLabel(t.account.proof.password, { exact: true })
  await expect(password).toBeFocused()
  const paper = dialog.getByRole('region', { name: sign.previewTitle })
  await expect.poll(() => paper.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
  const gate = dialog.getByRole('region', { name: others.label })
  for (const name of FOREIGN) await expect(gate.getByText(name)).toBeVisible()
  await expect(gate.getByText(OWN)).toHaveCount(0)
  await expect(dialog.getByText(sign.waits)).toBeVisible()
  await inspect(page, 'en_us-sign-other-animal')
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: sign.release })).toBeDisabled()

  const why = dialog.getByLabel(fill(others.why, { pet: PET }))
  await why.fill('Adopted as Biscuit and renamed')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: sign.release })).toBeEnabled()
  await inspect(page, 'en_us-sign-explained')
  await password.focus()
  await page.keyboard.press('Enter')
  const next = page.getByRole('link', { name: /^Next case: / })
  await expect(page.getByRole('dialog', { name: sign.released })).toBeVisible()
  await expect(next).toBeFocused()
  await inspect(page, 'en_us-sign-next')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(new RegExp(usid))
  await expect(page).toHaveURL(/reading\?usid=/)

  await page.goto(paths.econsultReport({ caseId: usid }))
  await expect(page.getByText('Adopted as Biscuit and renamed').first()).toBeVisible()
})
