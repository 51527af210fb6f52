import { type Browser, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { textsOf } from '@systole/i18n/texts-of'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'
import { beginsAs } from './support/start-of.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { claim, header, presence, save } = t.reading
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const MEI = 'demo.cardiologist@systole.test'
const KENJI = 'demo.cardiologist2@systole.test'

async function arrive(browser: Browser, email: string): Promise<Page> {
  const options = { url: url(), email, language: 'en_us', viewport: WIDE } as const
  return (await visit(browser, options)).page
}

const answer = (page: Page) => page.getByLabel(fill(t.reading.answers.answer, { number: 1 }))
const says = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

test('STAFF-4 a line that breaks and a tab that dies amid an answer lose nothing, and each reader sees the other', async ({
  browser,
}) => {
  const usid = await aPaidCase(url(), 'Mochiko')
  const [mei, kenji] = await Promise.all([arrive(browser, MEI), arrive(browser, KENJI)])
  await mei.goto(paths.reading({ caseId: usid }))
  await mei.getByRole('button', { name: claim.start }).click()

  await test.step('each sees that the other is there', async () => {
    await kenji.goto(paths.reading({ caseId: usid }))
    await expect(kenji.getByText(fill(presence.also, { names: 'Mei Tanaka' }))).toBeAttached()
    await expect(answer(kenji)).not.toBeEditable()
    await expect(mei.getByText(fill(presence.also, { names: 'Kenji Sato' }))).toBeAttached({
      timeout: 40_000, // a desk polls every 20 seconds
    })
    await inspect(mei, 'en_us-desk-presence')
  })

  await test.step('without a connection the desk says so, and saves once it is back', async () => {
    await mei.context().setOffline(true)
    await answer(mei).fill('Typed without a line.')
    await expect(says(mei, save.retrying)).toBeVisible()
    await expect(mei.getByText(t.shell.offline)).toBeVisible()
    await inspect(mei, 'en_us-desk-offline')
    await answer(mei).fill('Typed without a line, and more.')
    await mei.context().setOffline(false)
    await expect(says(mei, beginsAs(save.saved))).toBeVisible({ timeout: 40_000 })
    await kenji.reload()
    await expect(answer(kenji)).toHaveValue('Typed without a line, and more.')
  })

  await test.step('a tab that is gone before it saved leaves its words to the next', async () => {
    await mei.context().setOffline(true)
    await answer(mei).fill('The tab dies after these words.')
    await expect(says(mei, save.retrying)).toBeVisible()
    await mei.close({ runBeforeUnload: false })
    await mei.context().setOffline(false)
    const again = await mei.context().newPage()
    await again.goto(paths.reading({ caseId: usid }))
    await expect(answer(again)).toHaveValue('The tab dies after these words.')
    await expect(says(again, beginsAs(save.saved))).toBeVisible()
    await kenji.reload()
    await expect(answer(kenji)).toHaveValue('The tab dies after these words.')
    await again.getByRole('button', { name: header.giveBack }).click()
    await again.getByRole('button', { name: claim.giveBackConfirm }).click()
    await expect(again.getByText(claim.given).first()).toBeVisible()
  })
})
