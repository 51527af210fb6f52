import type { AnyRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { connection } from '../../api/connection.ts'
import { createStore } from '../../store.ts'

const waiting = createStore(false)
let newest = 0

/** Returns true if a requested page opens once the connection is back. */
export function useIsPageWaiting(): boolean {
  return useSyncExternalStore(waiting.subscribe, waiting.get)
}

/**
 * Opens a page. Offline, a page whose code is not loaded opens once the connection is back; only the last one requested. A page
 * that replaces its own address, for example with what was typed a moment ago, does so only until the reader leaves it.
 */
export async function openPage(
  router: AnyRouter,
  href: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  if (replace && isBeingLeft(router, href)) return
  if (isHere(router, href)) supersede()
  else if (!(await untilOnline())) return
  await router.navigate({ href, replace })
}

/** Returns true if the page of the address is shown while another one is on its way. */
function isBeingLeft(router: AnyRouter, href: string): boolean {
  const { pathname } = new URL(href, window.location.origin)
  const isShown = router.state.resolvedLocation?.pathname === pathname
  return isShown && router.history.location.pathname !== pathname
}

/** Resolves once there is a connection; false if another page was requested in the meantime. */
export async function untilOnline(): Promise<boolean> {
  const asked = supersede()
  if (connection.isOnline()) return true
  waiting.set(true)
  await backOnline()
  if (asked !== newest) return false
  waiting.set(false)
  return true
}

function supersede(): number {
  newest += 1
  waiting.set(false)
  return newest
}

/** Returns true if the code of the page and of its layouts is loaded. */
function isHere(router: AnyRouter, href: string): boolean {
  const { pathname } = new URL(href, window.location.origin)
  const [routes] = router.getMatchedRoutes(pathname)
  return routes.every(({ options: { component } }: { options: { component?: unknown } }) => {
    if (typeof component !== 'function' || !('isLoaded' in component)) return true
    return typeof component.isLoaded !== 'function' || component.isLoaded() === true
  })
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      if (!connection.isOnline()) return
      stop()
      resolve()
    })
  })
}
