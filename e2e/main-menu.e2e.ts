import { expect, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { textsOf } from '@systole/i18n/texts-of'
import { EMAIL } from './screens/screen.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'

const t = textsOf('en_us', (text) => text)
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const HEIGHT = 900

test('an admin reads every word of the menu at 1440 px; what does not fit at 900 px is under More', async ({
  browser,
}) => {
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.admin, language: 'en_us' },
    viewport: { width: 1440, height: HEIGHT },
  })
  await page.goto(paths.worklist())
  const menu = page.getByRole('navigation', { name: t.shell.mainMenu })
  const more = menu.getByRole('button', { name: t.shell.more })
  const burger = page.getByRole('button', { name: t.shell.openMenu })
  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expect(menu.getByRole('link')).toHaveCount(8)
    await expect(burger).toBeHidden()
    await expect(more).toBeHidden()
  }
  await page.setViewportSize({ width: 900, height: HEIGHT })
  await expect(burger).toBeHidden()
  await expect(menu.getByRole('link', { name: t.shell.nav.worklist })).toBeVisible()
  await more.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('menu', { name: t.shell.more })
  await expect(list.getByRole('menuitem').first()).toBeVisible()
  const inMenu = await list.getByRole('menuitem').count()
  expect(inMenu + (await page.locator('header nav > a:visible').count())).toBe(8)
  await inspect(page, 'en_us-menu-more')
  await page.setViewportSize({ width: 900, height: HEIGHT })
  await list.getByRole('menuitem', { name: t.shell.nav.phrases }).press('Enter')
  await page.waitForURL(`**${paths.phrases()}`)
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await expect(burger).toBeVisible()
})
