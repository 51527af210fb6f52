import type { PageId, RawSearch } from '@systole/contract/pages'
import type { AccessRow } from '@systole/domain/access/access'
import type { EnglishTexts, TextPart } from '@systole/i18n/text-parts'
import type { ComponentType } from 'react'
import type { MenuCounts } from './shell/menu/menu-counts.ts'

/** A page's entry in the menu. */
export type MenuEntry = {
  text: keyof EnglishTexts['shell']['nav']
  /** The key pressed after G. */
  key: string
  count?: keyof MenuCounts
  /** Opens in its own tab (SPEC 16). */
  opensTab?: true
  /** The row of the access table that shows the entry; that of the page by default. */
  shownTo?: AccessRow
}

export type PageRow = {
  /** The surroundings of the page: none before sign-in, the menu, or the account alone. */
  frame: 'door' | 'menu' | 'signedIn' | 'report'
  /** The row of the access table that opens the page; without one every account may open it. */
  opens?: AccessRow
  /** Opens to hospitals with a credit plan only (SHELL-6). */
  needsCreditPlan?: true
  /** Runs before the page, beside the loading of its code; a redirect is thrown. */
  enter?: (arrival: never) => void | Promise<void>
  /** The texts that load before the page. */
  texts?: readonly TextPart[]
  menu?: MenuEntry
  /** The page whose menu item is current on this page. */
  under?: PageId
  load: () => Promise<ComponentType>
  /** Loads the part of the page that its address asks for, beside the page. */
  loadPart?: (search: RawSearch) => Promise<unknown>
}
