import { type AccessRow, can } from '@systole/domain/access/access'
import { createContext, type ReactNode, useContext } from 'react'
import type { Session } from './current-session.ts'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider(props: { session: Session; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>
}

/** Returns the signed-in account. Throws outside a signed-in route. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is used outside a signed-in route')
  return session
}

/** Returns a function that checks by the access table whether the account may make a call. */
export function useCan(): (row: AccessRow) => boolean {
  const { user_type } = useSession()
  return (row) => can(user_type, row)
}
