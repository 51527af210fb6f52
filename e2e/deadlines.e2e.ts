import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { serverTextsOf } from '@systole/i18n/server-texts-of'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { readInbox } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { startOf } from './support/start-of.ts'
import { startTravellingServer, type TravellingServer } from './support/travelling-server.ts'
import { WIDE } from './support/viewports.ts'

test.describe.configure({ timeout: 420_000 }) // a separate server, and real minutes

const t = textsOf('en_us', (text) => text)
const { caseMails } = serverTextsOf('en_us', (text) => text)
/** The hours since each case was paid, which decide the step of its 24 hours. */
const PAID = { Nori: 25, Kelp: 22, Wakame: 18.5, Dulse: 12.5 } as const

let server: TravellingServer
test.beforeAll(async () => {
  server = await startTravellingServer(-26)
})
test.afterAll(() => server?.stop())

async function open(browser: Browser, who: 'vet' | 'cardiologist'): Promise<Page> {
  const options = { url: server.url, email: EMAIL[who], language: 'en_us', viewport: WIDE } as const
  return (await visit(browser, options)).page
}

/** Returns the subjects sent to the office and the clinic about these cases, sorted, without case numbers. */
async function reported(): Promise<string[]> {
  const { clock, clinic } = caseMails
  const starts = [startOf(clock.overtime), startOf(clinic.overtime.subject)]
  const mails = await readInbox(plainClient(server.url))
  return mails
    .filter(({ subject }) => Object.keys(PAID).some((pet) => subject.includes(pet)))
    .filter(
      ({ subject }) => /\d% /.test(subject) || starts.some((start) => subject.startsWith(start)),
    )
    .map(({ subject, to }) => `${subject.replace(/, EC-\d+$/, '')} → ${to}`)
    .sort()
}

/** The job checks deadlines once a minute. */
const withinAMinute = { timeout: 100_000 }

test('STAFF-5 each step of a promise is announced once, over a crash too; a late case is shown to staff and to the clinic', async ({
  browser,
}) => {
  const ids = new Map<string, string>()
  for (const [pet, hours] of Object.entries(PAID)) {
    server.setClock(-hours)
    ids.set(pet, await aPaidCase(server.url, pet))
  }
  server.setClock(0)
  const office = 'support@systole.test'
  const clinics = ['demo.vet@systole.test']
  const late = fill(caseMails.clinic.overtime.subject, { pet: 'Nori', caseNumber: '' })
  const step = (percent: number, pet: string) => `${percent}% of the time used: ${pet} → ${office}`

  await test.step('the office hears of 50, 75, 90 and 100 %, the clinic of the last', async () => {
    await expect
      .poll(reported, withinAMinute)
      .toEqual(
        expect.arrayContaining([
          step(50, 'Dulse'),
          step(75, 'Wakame'),
          step(90, 'Kelp'),
          `Overtime: Nori → ${office}`,
          ...clinics.map((email) => `${late.replace(/, $/, '')} → ${email}`),
        ]),
      )
  })
  const usid = ids.get('Nori') ?? ''
  const [desk, vet] = await Promise.all([open(browser, 'cardiologist'), open(browser, 'vet')])
  await test.step('staff see the overtime in the worklist and at the desk', () =>
    seeLate(desk, usid))
  await test.step('the clinic reads that it is late, that it is our fault, and when it comes', () =>
    readLate(vet, usid))

  await test.step('a crash announces nothing again, and the next step comes', async () => {
    const before = await reported()
    await server.crash()
    server.setClock(6)
    await expect.poll(reported, withinAMinute).toContain(step(75, 'Dulse'))
    const after = await reported()
    expect(new Set(after).size).toBe(after.length)
    expect(after).toEqual(expect.arrayContaining(before))
  })
})

async function seeLate(desk: Page, usid: string): Promise<void> {
  const { worklist, header } = t.reading
  await desk.goto(paths.worklist({ band: 'timeout' }))
  const row = desk.getByRole('row', { name: /Nori/ })
  await expect(row).toBeVisible()
  await expect(row.getByText(startOf(header.told))).toBeVisible()
  await expect(desk.getByRole('row', { name: /Dulse/ })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: worklist.band.timeout })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await inspect(desk, 'en_us-overtime-worklist')
  await desk.goto(paths.reading({ caseId: usid }))
  await expect(desk.getByRole('timer', { name: new RegExp(startOf(header.overdue)) })).toBeVisible()
  await inspect(desk, 'en_us-overtime-desk')
}

async function readLate(vet: Page, usid: string): Promise<void> {
  const { waiting } = t.main
  await vet.goto(paths.main())
  await expect(vet.getByText(waiting.late.split('}}')[1] ?? '').first()).toBeVisible()
  await expect(vet.getByText(startOf(waiting.expected)).first()).toBeVisible()
  await inspect(vet, 'en_us-overtime-main')
  await vet.goto(paths.testDetail({ caseId: usid, mode: 2 }))
  await expect(vet.getByText(startOf(t.cases.detail.standing.overtime))).toBeVisible()
  await expect(vet.getByText(startOf(t.cases.detail.standing.expected))).toBeVisible()
  await expect(vet.getByText(t.timeline.events.deadline.overtime, { exact: true })).toBeVisible()
  await inspect(vet, 'en_us-overtime-case')
  await vet.goto('/dev/inbox')
  const mail = vet
    .getByRole('listitem')
    .filter({ hasText: startOf(caseMails.clinic.overtime.subject) })
  await mail.filter({ hasText: 'Nori' }).first().getByRole('link').click()
  await expect(vet.locator('body')).toContainText('We’re sorry')
}
