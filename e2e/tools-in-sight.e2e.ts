import { expect, type Page, test } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { textsOf } from '@systole/i18n/texts-of'
import { paths } from '../apps/web/src/paths.ts'
import { EMAIL } from './screens/screen.ts'
import { aPaidCase } from './support/a-paid-case.ts'
import { visit } from './support/demo-visit.ts'
import { inspect } from './support/inspect.ts'

const t = textsOf('en_us', (text) => text)
const url = () => process.env.E2E_URL ?? '' // set by the global setup
const WIDTHS = [1920, 1680, 1440, 1366, 1280, 900, 390] as const
const HEIGHT = 900
const FILES = [
  { fixture: 'thorax_R_lat.dcm', name: 'film.dcm', fileType: 'chest X-ray' },
  { fixture: 'ecg_dog.json', name: 'trace.json', fileType: 'ECG' },
  { fixture: 'thorax_R_lat.png', name: 'photo.png', fileType: 'others' },
  { fixture: 'echo_4ch.mp4', name: 'clip.mp4', fileType: 'echo' },
  { fixture: 'ntprobnp.pdf', name: 'result.pdf', fileType: 'NT-proBNP/TT4' },
] as const

test('every tool of every viewer is inside the board, at every width of a desk', async ({
  browser,
}) => {
  const files = await Promise.all(
    FILES.map(async ({ fixture, ...file }) => ({ ...file, bytes: await FIXTURES[fixture]() })),
  )
  const usid = await aPaidCase(url(), 'Wombat', files)
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us' },
    viewport: { width: 1440, height: HEIGHT },
  })
  await page.goto(paths.reading({ usid }))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const place = page.getByRole('tab', { name: t.reading.places.files, exact: true })
    if (await place.isVisible()) await place.click()
    for (const [index, { name }] of FILES.entries()) {
      await page.keyboard.press(String(index + 1)) // the list of files may be folded away
      await expect(page.locator('[data-tools] button').first()).toBeVisible()
      await expect.poll(() => outOfSight(page), { message: `${name} at ${width}` }).toEqual([])
    }
    if (width === 1440) await inspect(page, 'en_us-tools')
  }
})

/** Tools that are not wholly inside the board, by their names. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tools = [...document.querySelectorAll('[data-tools] :is(button, a, select)')]
    return tools.flatMap((tool) => {
      const board = tool.closest('section')?.getBoundingClientRect()
      const box = tool.getBoundingClientRect()
      const isIn =
        board &&
        box.width > 0 &&
        box.left >= board.left - 1 &&
        box.right <= board.right + 1 &&
        box.top >= board.top - 1
      return isIn ? [] : [tool.getAttribute('aria-label') ?? tool.textContent ?? '']
    })
  })
}
