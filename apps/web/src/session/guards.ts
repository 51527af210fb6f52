import { type AccessRow, can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/user-type'
import { redirect } from '@tanstack/react-router'
import { FROM_REPORT, paths } from '../paths.ts'
import { currentSession, type Session } from './current-session.ts'
import { hasCreditPlan, homeOf } from './home-of.ts'
import type { Notice } from './notice.ts'

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
  search: { usid?: string; revision?: string }
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

export function requireVet({ context }: { context: { session: Session } }): void {
  if (isStaff(context.session.user_type)) throw sendTo(paths.worklist(), 'vetOnly')
}

/** SHELL-6: requires a valid credit plan for incomplete test, new test and test detail; else redirects to main. */
export function requireCreditPlan({ context }: { context: { session: Session } }): void {
  requireVet({ context })
  if (!hasCreditPlan(context.session)) throw sendTo(paths.main(), 'noCreditPlan')
}

export function requireStaff({ context }: { context: { session: Session } }): void {
  if (!isStaff(context.session.user_type)) throw sendTo(paths.main(), 'staffOnly')
}

/** Requires a member of the office, or a role that may make this call. */
export function requireOffice(
  { context }: { context: { session: Session } },
  row: AccessRow = 'changeAccounts',
): void {
  requireStaff({ context })
  if (!can(context.session.user_type, row)) throw sendTo(paths.worklist(), 'adminOnly')
}

/** LOGIN-10: redirects a valid session away from the login page. Without a response the page is shown. */
export async function skipWhenSignedIn({ search }: { search: LoginSearch }): Promise<void> {
  const session = await currentSession().catch(() => null)
  if (session) throw redirect({ href: afterLogin(session, search), replace: true })
}

export type LoginSearch = {
  lang?: string
  usid?: string
  from?: string
  revision?: string
  next?: string
}

/** LOGIN-6: returns the requested report, else the page where the session ended, else home. */
export function afterLogin(session: Pick<Session, 'user_type'>, search: LoginSearch): string {
  const { usid, from, revision, next } = search
  if (from === FROM_REPORT && usid) {
    return paths.econsultReport({ usid, ...(revision && { revision }) })
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

function sendTo(href: string, notice: Notice) {
  return redirect({ href, replace: true, state: { notice } })
}
