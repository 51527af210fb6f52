import type { UserType } from '@systole/domain/accounts/user-type'
import type { EnglishTexts } from '@systole/i18n/texts-of'
import { paths } from '../../paths.ts'
import type { Session } from '../../session/current-session.ts'
import type { MenuCounts } from './menu-counts.ts'

export type MenuItem = {
  id: keyof EnglishTexts['shell']['nav']
  href: string
  /** The further paths on which this item is current. */
  covers: readonly string[]
  count?: keyof MenuCounts
  /** The key pressed after G. */
  key: string
  /** A page in its own tab (decision 16). */
  opensTab?: true
}

const VET: readonly MenuItem[] = [
  { id: 'main', href: paths.main(), covers: [], key: 'm' },
  {
    id: 'incompleteTest',
    href: paths.ongoing(),
    covers: ['/test-detail'],
    count: 'incomplete',
    key: 'i',
  },
  { id: 'newTest', href: paths.newTest(), covers: [], key: 'n' },
  { id: 'report', href: paths.report(), covers: [], count: 'unreadReports', key: 'r' },
]
const STAFF: readonly MenuItem[] = [
  { id: 'worklist', href: paths.worklist(), covers: ['/reading'], key: 'w' },
]

const PHRASES: MenuItem = { id: 'phrases', href: paths.phrases(), covers: [], key: 's' }
const CREDITS: MenuItem = {
  id: 'credits',
  href: paths.credits(),
  covers: [],
  key: 'c',
  opensTab: true,
}
const SALES: readonly MenuItem[] = [...STAFF, CREDITS]

const ADMIN: readonly MenuItem[] = [
  ...STAFF,
  {
    id: 'applications',
    href: paths.applications(),
    covers: [],
    count: 'waitingApplications',
    key: 'a',
  },
  {
    id: 'undelivered',
    href: paths.undelivered(),
    covers: ['/system'],
    count: 'undeliveredMails',
    key: 'd',
  },
  { id: 'payments', href: paths.payments(), covers: [], count: 'paymentsToHandle', key: 'p' },
  { id: 'accounts', href: paths.accounts(), covers: [], key: 'u' },
  PHRASES,
  CREDITS,
]

const READER: readonly MenuItem[] = [...STAFF, PHRASES]

const MENU_OF: Record<UserType, readonly MenuItem[]> = {
  vet: VET,
  cardiologist: READER,
  internal_admin: ADMIN,
  sales: SALES,
  patcher: STAFF,
  senior_patcher: STAFF,
  reviewer: STAFF,
  second_reviewer: STAFF,
  async_second_reviewer: STAFF,
}

/** SHELL-1; the reading side works from one list. */
export function menuItemsOf(session: Pick<Session, 'user_type'>): readonly MenuItem[] {
  return MENU_OF[session.user_type]
}

export function isHere(item: MenuItem, pathname: string): boolean {
  return item.href === pathname || item.covers.includes(pathname)
}
