import { expect, type Page, test } from '@playwright/test'
import { SCREENS } from '../screens/screens.ts'
import { atScreen, t } from './at-screen.ts'

const MOST_STOPS = 80
/** A row of the page; within it the eye goes either way. */
const ROW = 48

const named = (...names: string[]) => SCREENS.filter(({ name }) => names.includes(name))

type Stop = {
  name: string
  top: number
  left: number
  /** In a bar that stays while the page scrolls. */
  stays: boolean
  ring: boolean
  covered: boolean
}

for (const screen of named(
  'login',
  'main',
  'ongoing',
  'report',
  'registered-pet',
  'new-pet',
  'clinical',
  'questions-advance',
  'inspection',
)) {
  test(`checks 4, 5, 6: ${screen.name} is walked by Tab in reading order, each stop ringed and in sight`, async ({
    browser,
  }) => {
    const { context, page } = await atScreen(browser, screen)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(3)
    expect
      .soft(
        stops.filter(({ ring }) => !ring).map(({ name }) => name),
        'no ring',
      )
      .toEqual([])
    expect
      .soft(
        stops.filter(({ covered }) => covered).map(({ name }) => name),
        'covered',
      )
      .toEqual([])
    expect.soft(jumpsBack(stops), 'jumps back').toEqual([])
    await context.close()
  })
}

for (const screen of named('main', 'ongoing', 'report', 'clinical', 'econsult-report')) {
  test(`check 6: the first Tab of ${screen.name} leads to its content`, async ({ browser }) => {
    const { context, page } = await atScreen(browser, screen)
    await page.evaluate(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      window.scrollTo(0, 0)
    })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t.shell.skipToContent })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await context.close()
  })
}

/** Every stop of the Tab key until it comes round. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (!stop || (stops.length > 0 && stop.name === stops[0]?.name)) break
    stops.push(stop)
  }
  return stops
}

/** Up the page by more than a row, and not into a column to the right. */
function jumpsBack(stops: readonly Stop[]): string[] {
  const flowing = stops.filter(({ stays }) => !stays)
  return flowing.flatMap((stop, at) => {
    const before = flowing[at - 1]
    const back = before && stop.top < before.top - ROW && stop.left < before.left + ROW
    return back ? [`${before.name} → ${stop.name}`] : []
  })
}

/** Runs in the page. */
function readStop(): Stop | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const box = focused.getBoundingClientRect()
  const frame = focused.closest('label') ?? focused.parentElement ?? focused
  const ringed = [focused, frame, ...frame.querySelectorAll('*')].some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const x = box.left + box.width / 2
  const y = box.top + Math.min(box.height / 2, 12)
  const on = document.elementFromPoint(x, y)
  const seen = !on || focused.contains(on) || on.contains(focused) || frame.contains(on)
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? focused.id}`
  let stays = false
  for (let each: Element | null = focused; each; each = each.parentElement) {
    stays ||= ['fixed', 'sticky'].includes(getComputedStyle(each).position)
  }
  return {
    name: `${name.slice(0, 50)} #${focused.id}`,
    top: box.top + window.scrollY,
    left: box.left,
    stays,
    ring: ringed,
    covered: box.width > 1 && !seen,
  }
}
