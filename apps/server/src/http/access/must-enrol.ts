import type { AppContext } from '../../app-context.ts'
import { findTotp } from '../../features/accounts/second-factor/totp-store.ts'
import type { Actor } from '../actor.ts'

/** Returns whether this account has to set up its authenticator app before it may call anything else. ADR 42. */
export async function mustEnrol(
  {
    database,
    settings,
  }: Pick<AppContext, 'settings'> & { database: Parameters<typeof findTotp>[0] },
  { accountId, userType }: Pick<Actor, 'accountId' | 'userType'>,
): Promise<boolean> {
  const byDefault = settings.NODE_ENV === 'production' ? ['internal_admin'] : []
  const roles: readonly string[] = settings.SECOND_FACTOR_ROLES ?? byDefault
  if (!roles.includes(userType)) return false
  return !(await findTotp(database, accountId))?.confirmedAt
}
