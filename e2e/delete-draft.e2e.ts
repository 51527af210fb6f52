import { expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import { inspect } from './support/inspect.ts'
import { checkOut, describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t, vet } = ENGLISH
const { deletion, reports } = t.cases
const PETS = ['Doomed', 'Spared', 'Payer'] as const

async function deleteByMenu(page: Page, pet: string): Promise<void> {
  await page.getByRole('button', { name: fill(reports.more, { pet }) }).click()
  await page.getByRole('menuitem', { name: deletion.one }).click()
}

test('KEEP-1 a draft is deleted from its case and from the list, Undo brings it back, and one that is being paid stays', async ({
  page,
  baseURL,
}) => {
  const portal = plainClient(baseURL ?? '')
  const who = await portal.login(vet)
  const [doomed, spared, payer] = await Promise.all(
    PETS.map((pet) => describeCase(portal, who, pet)),
  )
  if (!doomed || !spared || !payer) throw new Error('three cases were opened')
  await checkOut(portal, who, payer)
  await arrive(page, ENGLISH, vet)
  const row = (pet: string) => page.getByRole('link', { name: pet, exact: true })

  await test.step('on the case: it leads to the list, where Undo brings it back', async () => {
    await page.goto(paths.testDetail({ caseId: spared.usid }))
    await deleteByMenu(page, 'Spared')
    await expect(page).toHaveURL(/ongoing/)
    await expect(row('Doomed')).toBeVisible()
    await expect(row('Spared')).toBeHidden()
    await page.getByRole('button', { name: deletion.undo }).click() // it is offered for fifteen seconds
    await expect(row('Spared')).toBeVisible()
  })

  await test.step('in the list: it is gone immediately, and for good once it cannot be undone any more', async () => {
    await deleteByMenu(page, 'Doomed')
    await expect(row('Doomed')).toBeHidden()
    await inspect(page, 'en_us-draft-deleted')
    const { sid } = who
    const gone = await portal.call('query_session_info', { sid, usid: doomed.usid })
    expect(gone.code).toBe(-6002)
    // Its removal fifteen seconds later becomes visible at its pet, which then has no last case.
    const params = { pname: 'Doomed' }
    const lastCase = async () =>
      (await portal.accepted('query_cardiobird_user_activities', { sid, params })).pets[0].usid
    await expect.poll(lastCase, { timeout: 90_000 }).toBe('')
  })

  await test.step('a case that is being paid is named', async () => {
    await deleteByMenu(page, 'Payer')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Payer (EC-')
    await expect(dialog).toContainText(deletion.paying)
    await inspect(page, 'en_us-draft-refused')
    await dialog.getByRole('button', { name: t.common.ok, exact: true }).click()
    await expect(row('Payer')).toBeVisible()
  })
})
