import type { Page } from '@playwright/test'

const MOST_STOPS = 150
/** The height of a row of the page, within which the focus may move in either direction. */
const ROW = 48

type Stop = {
  /** The id of the element while the page is open. */
  id: number
  name: string
  top: number
  left: number
  right: number
  /** True in a bar that stays while the page scrolls. */
  stays: boolean
  /** The element drawn over it, or an empty text. */
  cover: string
  /** The outline, border and shadow of the element and its surroundings, with the focus and after it. */
  look: string
  lookAfter: string
}

/** Returns every stop of the Tab key until it returns to the first. */
export async function walkByTab(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  let last: number | undefined
  await page.evaluate(() => {
    const top = document.createElement('span')
    top.tabIndex = -1
    document.body.prepend(top)
    top.focus()
    top.remove() // the next Tab continues from here
  })
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    await page.keyboard.press('Tab')
    const { stop, lookAfter } = await page.evaluate(readStop)
    const before = stops.at(-1)
    const isPartOfField = stop !== undefined && stop.id === last // as the days and months of a date are
    last = stop?.id
    if (isPartOfField) continue
    if (before) before.lookAfter = lookAfter
    if (stop && stop.id === stops[0]?.id) return stops
    if (stop) stops.push({ ...stop, lookAfter: '' }) // otherwise it is between the last and the first
  }
  throw new Error(`After ${MOST_STOPS} stops it has not come round`)
}

/** Returns stops that look the same without the focus. */
export function withoutRing(stops: readonly Stop[]): string[] {
  return stops.filter(({ look, lookAfter }) => look === lookAfter).map(({ name }) => name)
}

export function coveredStops(stops: readonly Stop[]): string[] {
  return stops.filter(({ cover }) => cover !== '').map(({ name, cover }) => `${name}: ${cover}`)
}

/** Returns the stops that move up the page by more than a row and not into a column to the right. */
export function jumpsBack(stops: readonly Stop[]): string[] {
  const flowing = stops.filter(({ stays }) => !stays)
  return flowing.flatMap((stop, at) => {
    const before = flowing[at - 1]
    const back = before && stop.top < before.top - ROW && stop.left < before.right
    return back ? [`${before.name} → ${stop.name}`] : []
  })
}

/** Runs in the page: returns the focus, and the present look of the previous stop. */
function readStop(): { stop: Omit<Stop, 'lookAfter'> | undefined; lookAfter: string } {
  const around = (element: Element): Element[] => {
    const frame = element.closest('label') ?? element.parentElement ?? element
    return [element, frame, ...frame.children, ...element.querySelectorAll('*')]
  }
  const lookOf = (element: Element | undefined): string =>
    element === undefined
      ? ''
      : around(element)
          .flatMap((each) =>
            [undefined, '::before', '::after'].map((at) => getComputedStyle(each, at)),
          )
          .map(({ outline, boxShadow, border, backgroundColor }) =>
            [outline, boxShadow, border, backgroundColor].join(),
          )
          .join()
  const staysInPlace = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      staysInPlace(element.parentElement))
  const coverOf = (element: Element): string => {
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2
    const on = document.elementFromPoint(x, box.top + Math.min(box.height / 2, 12))
    const seen = on === null || element.contains(on) || on.contains(element)
    const isOwn = seen || around(element).some((each) => each.contains(on))
    return box.width > 1 && !isOwn ? on.outerHTML.slice(0, 200) : ''
  }
  const before: unknown = Reflect.get(window, 'stopBefore')
  const lookAfter = lookOf(before instanceof Element ? before : undefined)
  const focused = document.activeElement
  Reflect.set(window, 'stopBefore', focused)
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { stop: undefined, lookAfter }
  const { top, left, right } = focused.getBoundingClientRect()
  const words = focused.getAttribute('aria-label') ?? focused.textContent
  const ids: WeakMap<Element, number> = Reflect.get(window, 'stopIds') ?? new WeakMap()
  const id = ids.get(focused) ?? Number(Reflect.get(window, 'lastStop') ?? 0) + 1
  ids.set(focused, id)
  Object.assign(window, { stopIds: ids, lastStop: id })
  return {
    stop: {
      id,
      name: `${focused.tagName} ${words.slice(0, 40)}`,
      top: top + window.scrollY,
      left,
      right,
      stays: staysInPlace(focused),
      cover: coverOf(focused),
      look: lookOf(focused),
    },
    lookAfter,
  }
}
