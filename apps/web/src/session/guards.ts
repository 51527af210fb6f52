import { FROM_REPORT, paths, type SearchOf } from '@systole/contract/pages'
import { type AccessRow, can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { redirect } from '@tanstack/react-router'
import { currentSession, type Session } from './current-session.ts'
import { hasCreditPlan, homeOf } from './home-of.ts'
import type { ShellNotice } from './shell-notice.ts'

type Arrival = { location: { href: string } }

/** Returns the session, or redirects to the login page, which leads back here. */
export async function requireSession({ location }: Arrival): Promise<{ session: Session }> {
  const session = await currentSession()
  if (!session) throw sendTo(paths.login({ next: location.href }), 'signInFirst')
  if (session.needs_second_factor && location.href !== paths.secondStep())
    throw redirect({ href: paths.secondStep(), replace: true })
  return { session }
}

/** Requires a session for the report view, whose login names the report as links in e-mails do (LOGIN-6). */
export async function requireSessionForReport({
  search,
}: {
  search: { caseId?: string; revision?: string }
}): Promise<{ session: Session }> {
  const session = await currentSession()
  if (!session) throw sendTo(paths.login({ ...search, from: FROM_REPORT }), 'signInFirst')
  return { session }
}

/** Redirects accounts whose second step is already set up. */
export function leaveWhenEnrolled({ context }: { context: { session: Session } }): void {
  if (!context.session.needs_second_factor)
    throw redirect({ href: homeOf(context.session), replace: true })
}

/** Redirects from a page that is not open to the account, with the reason. */
export function requirePage(
  { opens, needsCreditPlan }: { opens?: AccessRow; needsCreditPlan?: true },
  { context: { session } }: { context: { session: Session } },
): void {
  if (opens && !can(session.user_type, opens))
    throw sendTo(homeOf(session), refusalOf(opens, session))
  if (needsCreditPlan && !hasCreditPlan(session)) throw sendTo(paths.main(), 'noCreditPlan')
}

function refusalOf(opens: AccessRow, { user_type }: Session): ShellNotice {
  if (!isStaff(user_type)) return 'staffOnly'
  return can('vet', opens) ? 'vetOnly' : 'adminOnly'
}

/** LOGIN-10: redirects a valid session away from the login page. Without a response the page is shown. */
export async function skipWhenSignedIn({ search }: { search: SearchOf<'login'> }): Promise<void> {
  const session = await currentSession().catch(() => null)
  if (session) throw redirect({ href: afterLogin(session, search), replace: true })
}

/** LOGIN-6: returns the requested report, else the page where the session ended, else home. */
export function afterLogin(session: Pick<Session, 'user_type'>, search: SearchOf<'login'>): string {
  const { caseId, from, revision, next } = search
  if (from === FROM_REPORT && caseId) {
    return paths.econsultReport({ caseId, ...(revision && { revision }) })
  }
  return (next && ownAddress(next)) || homeOf(session)
}

/** Returns an address inside this portal, or undefined: `next` comes from the address bar and cannot be trusted. */
export function ownAddress(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address)) return undefined
  const { origin } = window.location
  const url = new URL(address, origin)
  return url.origin === origin ? `${url.pathname}${url.search}` : undefined
}

function sendTo(href: string, notice: ShellNotice) {
  return redirect({ href, replace: true, state: { notice } })
}
