import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { htmlLang } from '@systole/i18n/languages'
import { quiet } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { atScreen } from './at-screen.ts'
import {
  clippedTexts,
  outlineFaults,
  sideways,
  smallTargets,
  spaceText,
  stretchTexts,
} from './measures.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** 320 is also 1280 at 400 %, and 640 at 200 % (checks 8 and 9); 900 and 899 are the two sides of the dialogs' turn (12). */
const WIDTHS = [320, 390, 640, 899, 900] as const
const LEAST_TARGET = 24

test.describe.configure({ mode: 'parallel' })

for (const screen of SCREENS) {
  test(`${screen.name} holds for every reader, width and length of text`, async ({ browser }) => {
    const { context, page } = await atScreen(browser, screen)
    await test.step('checks 1, 2, 3: axe, outline, title, language', () => readable(page))
    for (const width of WIDTHS) {
      await test.step(`checks 7, 8, 9, 12 at ${width} px`, () => fits(page, width))
    }
    await spaceText(page)
    await test.step('check 10: with spaced text', () => keepsText(page, 'spaced'))
    await stretchTexts(page)
    await test.step('check 11: with longer text', () => keepsText(page, 'longer'))
    await context.close()
  })
}

async function readable(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))
  expect.soft(found, 'axe').toEqual([])
  expect.soft(await outlineFaults(page), 'outline').toEqual([])
  expect.soft(await page.title()).toMatch(/\S.* – Systole/)
  expect.soft(await page.locator('html').getAttribute('lang')).toBe(htmlLang.en_us)
}

async function fits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === 320 ? 640 : 844 })
  await quiet(page)
  expect.soft(await sideways(page), `${width}: scrolls sideways`).toBe(0)
  expect.soft(await clippedTexts(page), `${width}: cut text`).toEqual([])
  expect.soft(await smallTargets(page, LEAST_TARGET), `${width}: small targets`).toEqual([])
}

async function keepsText(page: Page, how: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await quiet(page)
    expect.soft(await sideways(page), `${how}, ${width}: scrolls sideways`).toBe(0)
    expect.soft(await clippedTexts(page), `${how}, ${width}: cut text`).toEqual([])
  }
}
