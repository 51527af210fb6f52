import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fetchCaseCalls } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { closeDrafts, sendLeftCopies } from '../drafts/keepers.ts'
import { paths } from '../paths.ts'
import { knownSession, onSessionRead, rememberSession } from '../session/current-session.ts'
import { followSession } from '../session/follow-session.ts'
import { SessionProvider } from '../session/session-context.tsx'
import { LogoutProvider } from './logout-context.tsx'

fetchCaseCalls() // the first page behind the door asks for cases

/** Around everything that needs an account: who it is, whether the session lives, the way out. */
export function SignedIn() {
  const session = useSessionAsRead()
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

/** The guard has just put it there; it is read again when its owner changes the name. While the page is left, the last one stays. */
function useSessionAsRead() {
  const [session, setSession] = useState(knownSession)
  useEffect(() => onSessionRead(() => setSession((before) => knownSession() ?? before)), [])
  return session
}

/** SHELL-3: leaves for the login page, to come back to this very address. */
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
        // The cookie may now be another account's: start afresh with it.
        onSignedInElsewhere: () => window.location.reload(),
      }),
    [router],
  )
  return null
}

/** What a former visit could not send goes now; what this one cannot send stays on the device. */
function DraftFollower({ uid }: { uid: string }) {
  useEffect(() => {
    sendLeftCopies(uid)
    return closeDrafts
  }, [uid])
  return null
}
