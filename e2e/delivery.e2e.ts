import { expect, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { deliveries, notifications } = t

test('STAFF-2 a mail that came back: the admin notes it, the bell notifies the vet, who downloads and sends again', async ({
  browser,
}) => {
  const url = process.env.E2E_URL ?? '' // set by the global setup
  const open = (who: 'vet' | 'admin') =>
    visit(browser, { url, email: EMAIL[who], language: 'en_us', viewport: WIDE })
  const [vet, office] = await Promise.all([open('vet'), open('admin')])
  const usid = vet.caseOf('Luna')

  await office.page.goto(paths.econsultReport({ caseId: usid }))
  const panel = office.page.getByRole('region', { name: deliveries.title })
  await panel.getByRole('button', { name: deliveries.markBounced }).first().click()
  await office.page.getByLabel(deliveries.bouncedReason).fill('550 mailbox unavailable')
  await office.page.getByRole('button', { name: deliveries.bouncedConfirm }).click()
  await expect(panel.getByText(deliveries.states.bounced, { exact: true })).toBeVisible()
  await office.page.goto(paths.undelivered())
  await expect(office.page.getByText('550 mailbox unavailable')).toBeVisible()
  await inspect(office.page, 'en_us-undelivered')

  await vet.page.goto(paths.main())
  await vet.page.getByRole('button', { name: notifications.title }).click()
  const list = vet.page.getByRole('dialog', { name: notifications.title })
  await inspect(vet.page, 'en_us-notifications')
  const opening = vet.context.waitForEvent('page')
  await list.getByRole('link', { name: /An email about Luna could not be delivered/ }).click()
  const report = await opening
  const beside = report.getByRole('region', { name: deliveries.title })
  await expect(beside.getByText(/could not be delivered to/)).toBeVisible()
  await inspect(report, 'en_us-delivery')
  const [download] = await Promise.all([
    report.waitForEvent('download'),
    beside.getByRole('button', { name: deliveries.download }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await beside.getByRole('button', { name: deliveries.resend }).first().click()
  await expect(beside.getByText(/could not be delivered to/)).toBeHidden()
  await expect(beside.getByText(deliveries.states.bounced, { exact: true })).toBeHidden()
  await office.page.reload()
  await expect(office.page.getByText('550 mailbox unavailable')).toBeHidden()

  // A mail that is still being sent is not sent again.
  const emails = ['dr.chan@harbour.systole.test', 'reports@harbour.systole.test'] as const
  const accepted = async () => {
    for (const email of emails)
      await expect(beside.getByRole('listitem').filter({ hasText: email })).toContainText(
        deliveries.states.accepted,
      )
  }
  await accepted()
  await beside.getByRole('button', { name: deliveries.resendAll }).click()
  const reported = report.getByRole('alert').filter({ hasText: emails[0] })
  await expect(reported.filter({ hasText: emails[1] })).toBeVisible()
  await accepted()
  await Promise.all([vet.context.close(), office.context.close()])
})
