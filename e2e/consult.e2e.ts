import { expect, type Page, test } from '@playwright/test'
import { inspect } from './support/inspect.ts'
import { agreeToPay, cancelPayment, payForCase } from './support/pay-walk.ts'
import { plainClient } from './support/plain-client.ts'
import {
  downloadRadiograph,
  lookAtFiles,
  signAndRelease,
  startReading,
  writeReport,
} from './support/read-walk.ts'
import { readInPortal, readMails, readPdf } from './support/report-walk.ts'
import { acceptWelcome, arrive, signIn } from './support/sign-in.ts'
import { ENGLISH, type Story, TRADITIONAL_CHINESE } from './support/story.ts'
import { addFiles } from './support/upload-walk.ts'
import { askQuestions, describeFindings, registerPet } from './support/vet-walk.ts'

/** tests a whole case: from the vet's question to the cardiologist's report */
test.describe.configure({ mode: 'parallel', timeout: 900_000 })

const ROWS = [
  'LOGIN-1 LOGIN-8 LOGIN-9 MAIN-1 NEW-5 NEW-7 NEW-10 CASE-1 CASE-5 CASE-6 CLIN-5 QUES-2',
  'INSP-1 INSP-2 INSP-6 INSP-7 INSP-9 PAY-2 PAY-3 PAY-4 PAY-5 ONGO-1 STAFF-4 REPT-1 RVIEW-2 RVIEW-3 RVIEW-5',
].join(' ')

for (const { told, words } of [
  { told: ENGLISH, words: 'English' },
  {
    told: TRADITIONAL_CHINESE,
    words: 'Traditional Chinese, SHELL-4 RVIEW-4 to the last character',
  },
]) {
  test(`${ROWS} a case walks from question to report in ${words}`, async ({
    page,
    browser,
    baseURL,
  }, results) => {
    const story = asAtTry(told, results.retry)
    await test.step('the vet asks', () => ask(page, story))
    await test.step('the vet cancels, then pays once', () => pay(page, story, baseURL ?? ''))
    const room = await browser.newContext()
    const desk = await room.newPage()
    await test.step('the cardiologist answers', () => answer(desk, story))
    const mailed = await test.step('the hospital is mailed', () => readMails(desk, story))
    const pdf = await test.step('the vet reads the report', () => readInPortal(page, story))
    readPdf(pdf, mailed, story, results)
    await room.close()
  })
}

/** Returns the story with another pet's name for a retry, because the first attempt's pet is in the records. */
function asAtTry(story: Story, retry: number): Story {
  const { name } = story.pet
  return { ...story, pet: { ...story.pet, name: retry === 0 ? name : `${name}${retry + 1}` } }
}

async function ask(page: Page, story: Story): Promise<void> {
  const { t, language, vet } = story
  await acceptWelcome(page, story)
  await signIn(page, story, vet)
  await expect(page.getByRole('main').getByRole('link', { name: t.main.newTest })).toBeVisible()
  await inspect(page, `${language}-03-main`)
  await registerPet(page, story)
  await describeFindings(page, story)
  await askQuestions(page, story)
  await addFiles(page, story)
}

/** Pays for the case: a cancelled checkout leaves it payable, and a double click on OK opens one checkout. */
async function pay(page: Page, story: Story, url: string): Promise<void> {
  const usid = new URL(page.url()).searchParams.get('usid')
  const cancelled = await agreeToPay(page, story)
  await cancelled.click()
  await cancelPayment(page, story)
  const ok = await agreeToPay(page, story)
  await ok.dblclick()
  await payForCase(page, story)
  await inspect(page, `${story.language}-18-ongoing`)

  const portal = plainClient(url)
  const { sid } = await portal.login(story.vet)
  const log = await portal.accepted('query_cardiobirdx_session_event_log', { sid, usid })
  const actions: string[] = log.events.map(({ action }: { action: string }) => action)
  expect(actions.filter((action) => action === 'payment.opened')).toHaveLength(2)
  expect(actions.filter((action) => action === 'payment.received')).toHaveLength(1)
}

async function answer(desk: Page, story: Story): Promise<void> {
  await arrive(desk, story, 'demo.cardiologist@systole.test')
  await startReading(desk, story)
  await lookAtFiles(desk, story)
  await downloadRadiograph(desk, story)
  await writeReport(desk, story)
  await signAndRelease(desk, story)
}
