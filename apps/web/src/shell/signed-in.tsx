import { paths } from '@systole/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fetchCaseCalls } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { closeDrafts, sendLeftCopies } from '../drafts/autosavers.ts'
import { followHospitalCountry } from '../i18n/hospital-country.ts'
import { knownSession, onSessionRead, rememberSession } from '../session/current-session.ts'
import { followSession } from '../session/follow-session.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { LogoutProvider } from './logout-context.tsx'

fetchCaseCalls() // the first page after sign-in queries cases

/** Wraps everything that requires an account: the session, its checks, the logout. */
export function SignedIn() {
  const session = useSessionAsRead()
  const country = session?.country ?? null
  useEffect(() => {
    followHospitalCountry(country)
    return () => followHospitalCountry(null)
  }, [country])
  if (!session) return null
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <LogoutProvider>
          <SessionFollower key={session.uid} />
          <DraftFollower uid={session.uid} />
          <Outlet />
        </LogoutProvider>
      </QueryClientProvider>
    </SessionProvider>
  )
}

/**
 * Returns the session set by the guard; updated when the owner changes the name. The last one stays while the page is being left.
 */
function useSessionAsRead() {
  const [session, setSession] = useState(knownSession)
  useEffect(() => onSessionRead(() => setSession((before) => knownSession() ?? before)), [])
  return session
}

/** SHELL-3: redirects to the login page, which leads back to this address. */
function SessionFollower() {
  const router = useRouter()
  useEffect(
    () =>
      followSession({
        onLost: (notice) => {
          rememberSession(null)
          const next = notice === 'loggedOutElsewhere' ? {} : { next: router.state.location.href }
          void router.navigate({ href: paths.login(next), replace: true, state: { notice } })
        },
        // the cookie may now belong to another account: reloads with it
        onSignedInElsewhere: () => window.location.reload(),
      }),
    [router],
  )
  return null
}

/** Sends the drafts that an earlier visit could not send; drafts that cannot be sent now stay on the device. */
function DraftFollower({ uid }: { uid: string }) {
  useEffect(() => {
    sendLeftCopies(uid)
    return closeDrafts
  }, [uid])
  return null
}
