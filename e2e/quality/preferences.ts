import type { Page } from '@playwright/test'

/** Check 15: returns what still moves with reduced motion. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(...durations.split(',').map((each) => Number.parseFloat(each)))
    const slow = [...document.body.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return longest(transitionDuration) > 0.001 || longest(animationDuration) > 0.001
    })
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    return [
      ...slow.map((element) => element.outerHTML.slice(0, 80)),
      ...running.map((animation) => `runs: ${animation.id}`),
    ]
  })
}

/** Check 14: returns controls without a visible edge, text or drawing when the system chooses the colours. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const edged = (element: Element) => {
      const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element)
      const drawnBySystem = element instanceof HTMLInputElement && appearance !== 'none'
      return drawnBySystem || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0)
    }
    const controls = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    return controls
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const isPressed = element instanceof HTMLButtonElement
        const frame = element.parentElement ?? element
        const reported =
          isPressed && (element.textContent.trim() !== '' || element.querySelector('svg'))
        return !reported && ![element, frame, ...frame.querySelectorAll('fieldset')].some(edged)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
