/** The keys for the list on the page; they find its links and its filter when pressed. */
export const listKeys = {
  '/': () => focusOn(document.querySelector<HTMLElement>('main input[type="search"]')),
  j: () => focusOn(rowLinks().at(nextIndex(1))),
  k: () => focusOn(rowLinks().at(nextIndex(-1))),
  o: () => {
    const link = rowLinks()[currentIndex()]
    if (link) window.open(link.href, '_blank', 'noopener')
  },
} as const

function rowLinks(): HTMLAnchorElement[] {
  return [
    ...document.querySelectorAll<HTMLAnchorElement>('main [data-row-link] td[data-card="title"] a'),
  ]
}

/** Returns the index of the focused row, or -1. */
function currentIndex(): number {
  return rowLinks().findIndex((link) => link.closest('tr')?.contains(document.activeElement))
}

function nextIndex(step: 1 | -1): number {
  const last = rowLinks().length - 1
  const at = currentIndex()
  if (at === -1) return step === 1 ? 0 : last
  return Math.min(Math.max(at + step, 0), last)
}

function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
