import type { Page, Request } from '@playwright/test'

const WATCHED = new WeakMap<Page, Set<Request>>()

/** Returns the pending requests of a page, from the first call on. */
export function requestsUnderway(page: Page): ReadonlySet<Request> {
  const known = WATCHED.get(page)
  if (known) return known
  const underway = new Set<Request>()
  WATCHED.set(page, underway)
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  return underway
}
