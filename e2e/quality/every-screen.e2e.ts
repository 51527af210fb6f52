import { expect, type Page } from '@playwright/test'
import { htmlLang } from '@systole/i18n/languages'
import { drawn, type Screen, type Who } from '../screens/screen.ts'
import { SCREENS } from '../screens/screens.ts'
import { axeFaults } from '../support/axe.ts'
import { NARROW, WIDE } from '../support/viewports.ts'
import { t, test } from './at-screen.ts'
import { coveredStops, jumpsBack, walkByTab, withoutRing } from './keyboard-walk.ts'
import { shifts } from './layout-shift.ts'
import {
  clippedTexts,
  outlineFaults,
  sideways,
  smallTargets,
  spaceText,
  stretchTexts,
  turnFaults,
} from './measures.ts'
import { lostInForcedColours, moving } from './preferences.ts'

/**
 * The widths: 320 is also 1280 at 400 %, and 640 is 1280 at 200 % (checks 8 and 9); 900 and 899 are the two sides of the dialogs'
 * breakpoint (12).
 */
const WIDTHS = [900, 899, 640, 390, 320] as const
/** The people who work at a desk. */
const STAFF: readonly Who[] = ['cardiologist', 'admin']
const MOST_SHIFT = 0.02

test.describe.configure({ mode: 'parallel' })

/** a screen is opened once, and everything is measured on it */
for (const screen of SCREENS) {
  const isPage = screen.act === undefined
  test(`${screen.name} holds for every reader, width and length of text`, async ({
    openScreen,
  }) => {
    const page = await openScreen(screen, {
      line: isPage ? 'slow' : 'quick',
      arrived: (opened) => test.step('check 17: nothing shifts', () => isStill(opened)),
    })
    await test.step('checks 1, 2, 3: axe, outline, title, language', () => readable(page))
    await test.step('checks 14, 15: preferences', () => follows(page))
    if (isPage) await test.step('checks 4, 5, 6: Tab', () => walkable(page, screen))
    for (const width of WIDTHS) {
      await test.step(`checks 7, 8, 9, 12 at ${width} px`, () => fits(page, screen, width))
    }
    await spaceText(page)
    await test.step('check 10: with spaced text', () => keepsText(page, 'spaced'))
    await stretchTexts(page)
    await test.step('check 11: with longer text', () => keepsText(page, 'longer'))
  })
}

async function isStill(page: Page): Promise<void> {
  const { sum, of } = await shifts(page)
  expect.soft(sum, of.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
}

async function readable(page: Page): Promise<void> {
  expect.soft(await axeFaults(page), 'axe').toEqual([])
  expect.soft(await outlineFaults(page), 'outline').toEqual([])
  expect.soft(await page.title()).toMatch(/\S.* – Systole/)
  expect.soft(await page.locator('html').getAttribute('lang')).toBe(htmlLang.en_us)
}

async function follows(page: Page): Promise<void> {
  expect.soft(await moving(page), 'moves').toEqual([])
  expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([])
}

async function walkable(page: Page, { who }: Screen): Promise<void> {
  const stops = await walkByTab(page)
  expect.soft(stops.length).toBeGreaterThan(0)
  expect.soft(withoutRing(stops), 'no ring').toEqual([])
  expect.soft(coveredStops(stops), 'covered').toEqual([])
  expect.soft(jumpsBack(stops), 'jumps back').toEqual([])
  const hasBar = who !== 'nobody' && (await page.getByRole('banner').count()) > 0
  if (!hasBar) return // no element precedes the content
  // The walk has returned to its start.
  expect.soft(stops[0]?.name).toContain(t.shell.skipToContent)
  await page.keyboard.press('Enter')
  expect.soft(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
}

async function fits(page: Page, { who }: Screen, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === 320 ? 640 : 844 })
  await drawn(page)
  const [beyond, cut, small, turn] = await Promise.all([
    sideways(page),
    clippedTexts(page),
    smallTargets(page, width < 900 && !STAFF.includes(who)),
    turnFaults(page, t.common.stages.label),
  ])
  expect.soft(beyond, `${width}: scrolls sideways`).toBe(0)
  expect.soft(cut, `${width}: cut text`).toEqual([])
  expect.soft(turn, `${width}: turn`).toEqual([])
  expect.soft(small, `${width}: small targets`).toEqual([])
}

async function keepsText(page: Page, how: string): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size)
    await drawn(page)
    const [beyond, cut] = await Promise.all([sideways(page), clippedTexts(page)])
    expect.soft(beyond, `${how}, ${size.width}: scrolls sideways`).toBe(0)
    expect.soft(cut, `${how}, ${size.width}: cut text`).toEqual([])
  }
}
