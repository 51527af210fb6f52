import { expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { textsOf } from '@systole/i18n/texts-of'
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

test('every tool of every viewer is inside the board or in the ⋯ menu, in at most two rows', async ({
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
  await page.goto(paths.reading({ caseId: usid }))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const place = page.getByRole('tab', { name: t.reading.places.files, exact: true })
    if (await place.isVisible()) await place.click()
    for (const [index, { name }] of FILES.entries()) {
      await page.keyboard.press(String(index + 1)) // the list of files may be folded
      await expect(page.locator('[data-tools] button').first()).toBeVisible()
      await expect.poll(() => outOfSight(page), { message: `${name} at ${width}` }).toEqual([])
      await expect
        .poll(() => rowsOfTools(page), { message: `rows of ${name} at ${width}` })
        .toBeLessThanOrEqual(2)
      await expect.poll(() => missingInMenu(page), { message: `${name} at ${width}` }).toEqual([])
    }
    if (width === 1440 || width === 390) await inspect(page, `en_us-tools-${width}`)
  }
})

test('the ⋯ menu is opened, used and left by keyboard, and the picture stays where it is', async ({
  browser,
}) => {
  const bytes = await FIXTURES['thorax_R_lat.dcm']()
  const usid = await aPaidCase(url(), 'Quokka', [
    { name: 'film.dcm', fileType: 'chest X-ray', bytes },
  ])
  const { page } = await visit(browser, {
    ...{ url: url(), email: EMAIL.cardiologist, language: 'en_us' },
    viewport: { width: 1280, height: HEIGHT },
  })
  await page.goto(paths.reading({ caseId: usid }))
  const more = page.getByRole('button', { name: t.viewers.tools.more })
  const menu = page.getByRole('group', { name: t.viewers.tools.more })
  const picture = page.locator('[data-scheme="dark"] canvas').first()
  await expect(picture).toBeVisible()
  await more.focus()
  const before = await picture.boundingBox()
  await page.keyboard.press('Enter')
  const first = menu.getByRole('button').first()
  await expect(first).toBeFocused()
  expect(await picture.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('button', { name: t.viewers.tools.reset }).press('Enter')
  await expect(menu).toBeHidden()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await page.locator('h1').click()
  await expect(menu).toBeHidden()
  await more.click()
  await inspect(page, 'en_us-tools-menu')
})

/** Returns the names of tools that are not entirely inside the board. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tools = [...document.querySelectorAll('[data-tools] :is(button, a, select, input)')]
    return tools.flatMap((tool) => {
      const isShownNever = tool.closest('[data-divider], [data-folded], [data-more]') !== null
      if (isShownNever) return []
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

/** Returns the number of rows of tools in the board's bar; its own buttons beside the tools do not count. */
function rowsOfTools(page: Page): Promise<number> {
  return page.evaluate(() => {
    const host = document.querySelector('[data-tools]')
    const middlesOf = (tools: Iterable<Element>) =>
      [...tools]
        .map((tool) => tool.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, bottom }) => (top + bottom) / 2)
        .sort((a, b) => a - b)
    const own = middlesOf(host?.querySelectorAll('button, a, select, input') ?? [])
    const rows = own.filter((at, index) => index === 0 || at - (own[index - 1] ?? 0) > 12).length
    const [first = 0, last = 0] = [own[0], own.at(-1)]
    const beside = middlesOf(host?.parentElement?.querySelectorAll(':scope > button') ?? [])
    return rows + (beside.some((at) => at < first - 12 || at > last + 12) ? 1 : 0)
  })
}

/** Opens the ⋯ menu if there is one; returns the names of folded tools that it does not show. */
async function missingInMenu(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: t.viewers.tools.more })
  if (!(await more.isVisible())) return []
  await more.click()
  const menu = page.getByRole('group', { name: t.viewers.tools.more })
  await expect(menu).toBeVisible()
  const missing = await menu.evaluate((panel) => {
    const nameOf = (tool: Element) => tool.getAttribute('aria-label') ?? tool.textContent ?? ''
    const tools = 'button, a, select, input'
    const shown = [...panel.querySelectorAll(tools)].filter((tool) => {
      const box = tool.getBoundingClientRect()
      return box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    })
    const names = shown.map(nameOf)
    const folded = [...(panel.parentElement?.querySelectorAll('[data-folded]') ?? [])].flatMap(
      (tool) => (tool.matches(tools) ? [tool] : [...tool.querySelectorAll(tools)]),
    )
    return folded.map(nameOf).filter((name) => !names.includes(name))
  })
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  return missing
}
