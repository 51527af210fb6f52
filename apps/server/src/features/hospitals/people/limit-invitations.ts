import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'
import { countHit } from '../../accounts/account-store.ts'

const INVITATIONS_AN_HOUR = 30

/** Limits invitations per hour, because they send mails to strangers and reveal whether an address is registered. */
export async function countInvitation(
  { database, clock }: Pick<CallContext, 'database' | 'clock'>,
  hospitalId: string,
): Promise<void> {
  const now = clock.now().getTime()
  const start = now - (now % HOUR)
  const hits = await countHit(database, `invitation ${hospitalId}`, new Date(start))
  if (hits > INVITATIONS_AN_HOUR) throw new TooManyRequests(Math.ceil((start + HOUR - now) / 1000))
}
