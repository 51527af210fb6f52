import { PAGES, type PageId, parseSearch } from '@systole/contract/pages'
import { FRAMES, SIGNED_IN_TEXTS } from './frames.ts'
import { addTexts } from './i18n/i18n.ts'
import type { PageRow } from './page-row.ts'
import { SCREENS } from './pages.ts'
import { currentSession, sessionMayExist } from './session/current-session.ts'
import { skipWhenSignedIn } from './session/guards.ts'

/**
 * Starts the reading of the session, and with it the code and texts of the page at an address. The router loads them one after the
 * other, and on a slow line each of these waits takes half a second. Without a session only the check is sent. Failures are left
 * to the router, which loads the same again.
 */
export async function startAhead({ pathname, search }: { pathname: string; search: string }) {
  const row = rowAt(pathname)
  if (!row) return
  const isPublic = row.frame === 'door'
  if (isPublic && row.enter !== skipWhenSignedIn) return
  const session = currentSession()
  if (isPublic || !(await sessionMayExist())) return void (await session)
  const { frame, load, loadPart, texts = [] } = row
  await Promise.all([
    session,
    FRAMES.signedIn(),
    frame === 'menu' && FRAMES.menu(),
    load(),
    loadPart?.(parseSearch(search)),
    addTexts(...SIGNED_IN_TEXTS, ...texts),
  ])
}

function rowAt(pathname: string): PageRow | undefined {
  const ids = Object.keys(SCREENS) as PageId[] // the keys of the table
  const id = ids.find((each) => PAGES[each].path === pathname)
  return id && SCREENS[id]
}
