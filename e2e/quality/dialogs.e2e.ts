import { expect, type Locator, type Page } from '@playwright/test'
import { quiet } from '../screens/screen.ts'
import { screenNamed, t, test } from './at-screen.ts'

/** Table 3.3 of the experience: what closes a dialog, and its initial focus. */
type Row = { screen: string; byEscape: boolean; x: boolean; first: string | RegExp }
const TABLE: readonly Row[] = [
  { screen: 'welcome', byEscape: true, x: false, first: t.common.okUnderstood },
  { screen: 'forgot-password', byEscape: true, x: false, first: t.common.no },
  { screen: 'logout', byEscape: true, x: false, first: t.common.no },
  { screen: 'no-credit-plan', byEscape: true, x: false, first: t.common.ok },
  { screen: 'record-list', byEscape: true, x: true, first: t.pets.records.name },
  { screen: 'upload-dialog', byEscape: false, x: true, first: t.uploads.dialog.kind },
  { screen: 'delete-file', byEscape: true, x: false, first: t.common.cancel },
  { screen: 'missing-files', byEscape: true, x: false, first: t.uploads.addFile },
  { screen: 'reconsult', byEscape: true, x: false, first: t.common.cancel },
  { screen: 'shortcuts', byEscape: true, x: false, first: t.common.close },
]

test.describe.configure({ mode: 'parallel' })

for (const { screen: name, byEscape, x, first } of TABLE) {
  test(`checks 20, 21, 23: ${name} closes as the table says, keeps the focus and gives it back`, async ({
    openScreen,
  }) => {
    const page = await openScreen(screenNamed(name))
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]')
    await expect(focusedIn(page)).toHaveAccessibleName(nameOf(first))
    await staysInside(page, dialog)
    await page.mouse.click(8, 8)
    await expect(dialog).toBeVisible() // the backdrop closes none of them
    await expect(
      dialog.getByRole('button', { name: t.common.close }).and(page.locator('[aria-label]')),
    ).toHaveCount(x ? 1 : 0)
    await page.keyboard.press('Escape')
    if (byEscape) {
      await expect(dialog).toBeHidden()
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    } else {
      await quiet(page) // a closing dialog would have disappeared by then
      await expect(dialog).toBeVisible()
    }
  })
}

test('check 22: the upload dialog closes by its × alone and gives the focus back to Add file', async ({
  openScreen,
}) => {
  const page = await openScreen(screenNamed('upload-dialog'))
  const dialog = page.getByRole('dialog', { name: t.uploads.dialog.title })
  await dialog.getByRole('button', { name: t.common.close }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('button', { name: t.uploads.addFile, exact: true }).first(),
  ).toBeFocused()
})

function focusedIn(page: Page): Locator {
  return page.locator('[role="dialog"] *:focus, [role="alertdialog"] *:focus')
}

function nameOf(first: string | RegExp): string | RegExp {
  return typeof first === 'string'
    ? new RegExp(`^${first.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
    : first
}

/** Checks that Tab stays within the dialog. */
async function staysInside(page: Page, dialog: Locator): Promise<void> {
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab')
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement))
    expect(inside, `after ${pressed + 1} tabs`).toBe(true)
  }
}
