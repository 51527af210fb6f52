import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { LongTable } from './long-table.tsx'

const ABOVE_PX = 430
const ROW_PX = 85
const ROWS = Array.from({ length: 1000 }, (_, index) => `Row ${index}`)
const nothing = () => {}

const resized = new Set<() => void>()
class Observer {
  readonly notify: () => void
  constructor(notify: () => void) {
    this.notify = notify
  }
  observe(element: Element) {
    if (element === document.body) resized.add(this.notify)
  }
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout: simulates a page whose root moves while scrolling, with rows higher than estimated
beforeAll(() => {
  const root = document.documentElement
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: root })
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, (this === root ? 0 : ABOVE_PX) - root.scrollTop, 1440, ROW_PX)
  })
})
afterAll(() => {
  Reflect.deleteProperty(document, 'scrollingElement')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Scrolls the window; the page grows by the rows rendered then. */
function scrollTo(topPx: number) {
  act(() => {
    document.documentElement.scrollTop = topPx
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
  })
  act(() => {
    for (const notify of resized) notify()
  })
}

test('STAFF-4 a long table in a page that scrolls draws the rows that come into view', async () => {
  await renderPage(
    <LongTable
      caption="Rows"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={ROWS}
      counted={{ total: ROWS.length, isCapped: false }}
      rowKey={(row) => row}
      busy={false}
      list=""
      onNearEnd={nothing}
    />,
  )
  expect(screen.queryByText('Row 0')).not.toBeNull()
  expect(screen.queryByText('Row 20')).toBeNull()
  scrollTo(ABOVE_PX + 20 * ROW_PX)
  scrollTo(ABOVE_PX + 20 * ROW_PX)
  expect(screen.queryByText('Row 20')).not.toBeNull()
  expect(screen.queryByText('Row 0')).toBeNull()
})
