import { type Browser, expect, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { type Visitor, visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { clinic, reader, after, send } = t.enquiries

function open(browser: Browser, who: 'vet' | 'cardiologist'): Promise<Visitor> {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  return visit(browser, { url, email: EMAIL[who], language: 'en_us', viewport: WIDE })
}

test('STAFF-5 the cardiologist asks the clinic, the clock is paused until it answers, and a report takes a question', async ({
  browser,
}) => {
  const [vet, desk] = await Promise.all([open(browser, 'vet'), open(browser, 'cardiologist')])
  const usid = vet.caseOf('Rex')
  await desk.page.goto(paths.reading({ caseId: usid }))
  const ask = desk.page.getByRole('button', { name: t.reading.header.askClinic })
  const start = desk.page.getByRole('button', { name: t.reading.claim.start })
  await ask.or(start).first().waitFor()
  if (await start.isVisible()) await start.click() // the demo's claim has expired by now
  await ask.click()
  await desk.page
    .getByLabel(reader.text)
    .fill('The film is rotated. Another right lateral, please.')
  await inspect(desk.page, 'en_us-ask-clinic')
  await desk.page.getByRole('button', { name: reader.send }).click()
  await expect(desk.page.getByText(/The film is rotated/).first()).toBeVisible()
  await expect(desk.page.getByRole('timer', { name: t.reading.header.paused })).toBeVisible()

  await vet.page.goto(paths.testDetail({ caseId: usid, mode: 2 }))
  const asked = vet.page.getByRole('region', { name: clinic.title })
  await expect(asked.getByText(/The film is rotated/)).toBeVisible()
  const answer = vet.page.getByLabel(clinic.answer)
  const saved = vet.page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/save_draft') &&
      response.request().postData()?.includes('tomorrow') === true,
  )
  await answer.fill('We take another one tomorrow')
  expect((await saved).ok()).toBe(true)
  await vet.page.reload()
  await expect(answer).toHaveValue('We take another one tomorrow')
  await inspect(vet.page, 'en_us-answer-enquiry')
  await vet.page.getByRole('button', { name: send }).click()
  await expect(vet.page.getByText(clinic.sent)).toBeVisible()
  await expect(answer).toBeHidden()

  await desk.page.reload()
  await expect(desk.page.getByRole('timer', { name: t.reading.header.paused })).toBeHidden()
  await desk.page.getByText(fill(t.enquiries.earlier, { count: '1' })).click()
  await expect(
    desk.page.getByRole('article').getByText('We take another one tomorrow'),
  ).toBeVisible()

  const closed = vet.caseOf('Biscuit')
  await vet.page.goto(paths.econsultReport({ caseId: closed }))
  await vet.page.getByLabel(after.text).fill('May she have her dental next week?')
  await vet.page.getByRole('button', { name: after.ask }).click()
  await expect(vet.page.getByText(after.sent)).toBeVisible()
  await desk.page.goto(paths.reading({ caseId: closed }))
  await desk.page.getByLabel(reader.answer).fill('Yes, with the plan in the report.')
  await desk.page.getByRole('button', { name: send }).click()
  await expect(desk.page.getByText(reader.answerSent)).toBeVisible()
  await vet.page.reload()
  await expect(
    vet.page.getByRole('article').getByText('Yes, with the plan in the report.'),
  ).toBeVisible()
  await inspect(vet.page, 'en_us-after-report')
  await Promise.all([vet.context.close(), desk.context.close()])
})
