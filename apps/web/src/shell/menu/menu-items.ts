import { PAGES } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import type { MenuEntry, PageRow } from '../../page-row.ts'
import { SCREENS } from '../../pages.ts'
import type { Session } from '../../session/current-session.ts'

export type MenuItem = Pick<MenuEntry, 'key' | 'count' | 'opensTab'> & {
  id: MenuEntry['text']
  href: string
  /** The further paths on which this item is current. */
  covers: readonly string[]
}

type PageId = keyof typeof SCREENS
const PAGE_IDS = Object.keys(SCREENS) as PageId[] // the keys of the table

/** Returns the menu of an account: the pages with an entry that its role may open (SHELL-1). */
export function menuItemsOf({ user_type }: Pick<Session, 'user_type'>): readonly MenuItem[] {
  return PAGE_IDS.flatMap((id) => {
    const { menu, opens }: PageRow = SCREENS[id]
    const row = menu?.shownTo ?? opens
    if (!menu || (row && !can(user_type, row))) return []
    const { text, shownTo: _row, ...entry } = menu
    return [{ ...entry, id: text, href: PAGES[id].path, covers: pathsUnder(id) }]
  })
}

export function isHere(item: MenuItem, pathname: string): boolean {
  return item.href === pathname || item.covers.includes(pathname)
}

function pathsUnder(id: PageId): string[] {
  return PAGE_IDS.filter((each) => (SCREENS[each] as PageRow).under === id).map(
    (each) => PAGES[each].path,
  )
}
