import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase, writeAndSign } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { startOf } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const PET = 'Tangyuan'

async function open(browser: Browser, who: 'vet' | 'admin'): Promise<Page> {
  const options = { url: url(), email: EMAIL[who], language: 'en_us', viewport: WIDE } as const
  return (await visit(browser, options)).page
}

/** Records the notifications that this browser would have shown. */
async function watchNotices(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    class Shown {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string, { body = '' }: { body?: string } = {}) {
        shown.push(`${title} ${body}`)
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shownNotices: shown })
  })
  return async () => {
    const shown = await page.evaluate(() => Reflect.get(window, 'shownNotices'))
    return String(shown)
  }
}

test('REPT-1 a vet sees what was promised, is notified of the report, finds it unread, and what was opened is marked', async ({
  browser,
}) => {
  const usid = await aPaidCase(url(), PET)
  const [vet, office] = await Promise.all([open(browser, 'vet'), open(browser, 'admin')])
  const notices = await watchNotices(vet)

  await test.step('status in plain words, the promised time, and the way so far', async () => {
    await vet.goto(paths.testDetail({ caseId: usid, mode: 2 }))
    const { now, promised } = t.cases.detail.standing
    await expect(vet.getByText(now.submit)).toBeVisible()
    await expect(vet.getByText(startOf(promised)).first()).toBeVisible()
    const way = vet.getByRole('list', { name: t.timeline.caption })
    await expect(way.getByText(t.timeline.events.payment.received)).toBeVisible()
    await inspect(vet, 'en_us-standing')
  })
  const reported = fill(t.notifications.kinds.reportReleased, { pet: PET })
  await test.step('the report comes while the vet looks at something else: bell and browser say so', async () => {
    await vet.goto(paths.ongoing())
    await vet.getByRole('button', { name: t.notifications.title }).click()
    await vet.getByRole('button', { name: t.notifications.browser.allow }).click()
    await expect(vet.getByText(t.notifications.browser.on)).toBeVisible()
    await vet.getByRole('button', { name: t.notifications.close }).click()
    await vet.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }) // simulates another tab in front
    })
    await writeAndSign(url(), usid)
    await expect(async () => expect(await notices()).toContain(reported)).toPass()
    await vet.getByRole('button', { name: t.notifications.title }).click()
    const list = vet.getByRole('dialog', { name: t.notifications.title })
    await expect(list.getByRole('link', { name: new RegExp(reported) })).toBeVisible()
    await inspect(vet, 'en_us-told-of-report')
  })
  await test.step('it is unread on main and in the list, and not opened yet', async () => {
    await vet.goto(paths.main())
    const unread = vet.getByText(`${t.main.newReports.unread} ${PET}`)
    await expect(unread).toBeVisible()
    await inspect(vet, 'en_us-unread')
    await vet.goto(paths.report())
    await expect(vet.getByText(`${t.cases.reports.unreadMark} ${PET}`)).toBeVisible()
    await office.goto(paths.econsultReport({ caseId: usid }))
    await expect(office.getByText(t.deliveries.notOpened)).toBeVisible()
  })
  await test.step('once opened it is read, here and for the office', async () => {
    const opening = vet.waitForEvent('popup')
    await vet.getByRole('link', { name: new RegExp(`^${PET} `) }).click()
    const report = await opening
    await expect(report.getByRole('article')).toContainText(PET)
    await expect(async () => {
      await office.reload()
      await expect(office.getByText(startOf(t.deliveries.openedBy))).toBeVisible({ timeout: 2000 })
    }).toPass()
    await vet.reload()
    await expect(vet.getByRole('row', { name: new RegExp(PET) })).toBeVisible()
    await expect(vet.getByText(`${t.cases.reports.unreadMark} ${PET}`)).toBeHidden()
    await vet.goto(paths.testDetail({ caseId: usid, mode: 2 }))
    await expect(vet.getByText(t.timeline.events.report.opened)).toBeVisible()
    await inspect(vet, 'en_us-opened')
  })
})
