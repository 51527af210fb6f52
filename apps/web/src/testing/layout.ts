/** Sets heights for rows and their scroller, because jsdom has no layout and a virtual table needs one. */
export function pretendLayout({ scroller = 600, row = 60 } = {}): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      if ('scroller' in this.dataset) return scroller
      return 'index' in this.dataset ? row : 0
    },
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height)
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', height)
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, value: 800 })
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: unknown) {
    this.scrollTop = typeof to === 'object' && to !== null && 'top' in to ? Number(to.top) : 0
    this.dispatchEvent(new Event('scroll'))
  }
}
