import { expect, test } from '@playwright/test'
import { SCREENS } from '../screens/screens.ts'
import { atScreen } from './at-screen.ts'

const SHOWN = SCREENS.filter(({ name }) =>
  ['main', 'ongoing', 'questions-advance', 'inspection', 'upload-dialog'].includes(name),
)

for (const screen of SHOWN) {
  test(`checks 14, 15: ${screen.name} keeps its shapes in forced colours and stands still when asked`, async ({
    browser,
  }) => {
    const { context, page } = await atScreen(browser, screen)
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
    expect(moving).toBe(0)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => {
          const frame = element.parentElement ?? element
          const around = [element, frame, ...frame.querySelectorAll('fieldset, span, svg')]
          const edged = around.some((each) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(each)
            return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
          })
          const worded = (element.textContent ?? '').trim() !== '' || frame.querySelector('svg')
          return !edged && !worded
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(bare).toEqual([])
    await context.close()
  })
}
