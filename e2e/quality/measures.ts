import type { Page } from '@playwright/test'

/** The places that may scroll sideways: data tables and panning viewers. */
const MAY_SCROLL = '[data-scrolls-sideways], [data-viewer]'

/** Returns how far the page can be scrolled sideways; 0 is correct. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
}

/** Returns elements that hide a part of their own text without an ellipsis. */
export async function clippedTexts(page: Page): Promise<string[]> {
  const hiding = await page.evaluate((mayScroll) => {
    const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
    return elements.map((element) => {
      const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element)
      return {
        hides:
          /hidden|clip/.test(overflowX) &&
          textOverflow !== 'ellipsis' &&
          element.checkVisibility({ visibilityProperty: true }),
        forReadersOnly: element.clientWidth <= 1 || clipPath !== 'none',
        pans: position === 'fixed' || element.closest(mayScroll) !== null,
        beyond: element.scrollWidth - element.clientWidth,
        text: (element.textContent ?? '').trim().slice(0, 60),
      }
    })
  }, MAY_SCROLL)
  return hiding
    .filter(({ hides, forReadersOnly, pans }) => hides && !forReadersOnly && !pans)
    .filter(({ text, beyond }) => text !== '' && beyond > 1)
    .map(({ text }) => text)
}

const PRESSABLE =
  'button, a[href], input, select, textarea, [role="button"], [role="tab"], [role="option"], [role="menuitem"]'

/** The minimum sizes in CSS pixels: for every target in both directions, and the height of a button for a thumb. */
const LEAST = 24
const LEAST_BY_THUMB = 44

/** Returns interactive targets that are too small; links within a sentence are exempt (WCAG 2.5.8). */
export async function smallTargets(page: Page, byThumb: boolean): Promise<string[]> {
  const targets = await page.evaluate((pressable) => {
    const elements = [...document.body.querySelectorAll<HTMLElement>(pressable)]
    return elements.map((element) => {
      // a checkbox or a radio button can be pressed by its label as well
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const boxes = [element, label ?? element].map((each) => each.getBoundingClientRect())
      // an overlay or a surrounding label can be pressed as well
      const { content, position, width, height } = getComputedStyle(element, '::after')
      const isLaid = content !== 'none' && position === 'absolute'
      const laid = (side: string) => (isLaid ? Number.parseFloat(side) || 0 : 0)
      return {
        isButton: element.matches('button, [role="button"], [role="tab"], [role="menuitem"]'),
        name: `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`,
        drawn: element.checkVisibility({ visibilityProperty: true }) && (boxes[0]?.width ?? 0) > 1,
        inText: element.tagName === 'A' && getComputedStyle(element).display === 'inline',
        apart:
          element.closest('[aria-hidden="true"], [inert]') !== null || (boxes[0]?.bottom ?? 0) < 0,
        width: Math.max(laid(width), ...boxes.map((box) => box.width)),
        height: Math.max(laid(height), ...boxes.map((box) => box.height)),
      }
    })
  }, PRESSABLE)
  return targets
    .filter(({ drawn, inText, apart }) => drawn && !inText && !apart)
    .filter(({ isButton, width, height }) => {
      const leastHeight = byThumb && isButton ? LEAST_BY_THUMB : LEAST
      return width + 0.5 < LEAST || height + 0.5 < leastHeight
    })
    .map(({ name, width, height }) => `${name} ${Math.round(width)}×${Math.round(height)}`)
}

/**
 * SHELL-9: returns faults of the layout: below 900 px a dialog covers the screen and the stages of a case are side by side; above
 * it neither is true.
 */
export function turnFaults(page: Page, stages: string): Promise<string[]> {
  return page.evaluate((label) => {
    const faults: string[] = []
    const isNarrow = window.innerWidth < 900
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]')
    const isWhole = dialog?.getBoundingClientRect().width === document.documentElement.clientWidth
    if (dialog && isWhole !== isNarrow) faults.push(`dialog: whole screen ${isWhole}`)
    const items = [...document.querySelectorAll(`nav[aria-label="${label}"] li`)]
    const tops = new Set(items.map((item) => item.getBoundingClientRect().top))
    if (items.length > 1 && (tops.size === 1) !== isNarrow) faults.push(`stages: ${tops.size} rows`)
    return faults
  }, stages)
}

/** Returns faults of the outline: one h1, one main, no skipped heading level. */
export function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layer = document.querySelector('[role="dialog"], [role="alertdialog"]')
    if (layer) return [] // the page behind is hidden from screen readers
    const faults: string[] = []
    const shown = (element: Element) => element.checkVisibility()
    if ([...document.querySelectorAll('h1')].filter(shown).length !== 1) faults.push('not one h1')
    if ([...document.querySelectorAll('main')].filter(shown).length !== 1)
      faults.push('not one main')
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(shown)
      .map(({ tagName }) => Number(tagName.at(1)))
    let before = levels[0] ?? 1
    for (const level of levels) {
      if (level > before + 1) faults.push(`h${before} is followed by h${level}`)
      before = level
    }
    return faults
  })
}

/** WCAG 1.4.12: applies the spacing that a reader may request, as a constructed style sheet, which the page's CSP allows. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Makes every text 40 % longer, as a translation may be. */
export function stretchTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const parent = node.parentElement
      if (text.trim().length < 3 || parent?.closest('script, style, svg, [data-viewer]')) continue
      const words = text.trim().split(/\s+/)
      const extra = Math.max(1, Math.round(words.length * 0.4))
      node.textContent = `${text} ${words.slice(0, extra).join(' ')}`
    }
  })
}
