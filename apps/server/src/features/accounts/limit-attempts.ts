import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { TooManyRequests } from '../../http/too-many-requests.ts'
import { countHit } from './account-store.ts'

const WINDOW = 15 * MINUTE
/** Attempts per account and per address in a window, counted before any hash is computed. trust 1.1.5. */
const LIMITS = { login: { account: 20, address: 200 }, reset: { account: 5, address: 50 } } as const

/** Refuses with 429 once an account or an address has tried too often. The counters are in the database: they hold on every node. */
export async function limitAttempts(
  { database, clock }: Pick<CallContext, 'database' | 'clock'>,
  kind: keyof typeof LIMITS,
  who: { email: string; ip: string },
): Promise<void> {
  const now = clock.now().getTime()
  const windowStart = new Date(now - (now % WINDOW))
  const [byAccount, byAddress] = await Promise.all([
    countHit(database, `${kind} account ${who.email}`, windowStart),
    countHit(database, `${kind} address ${who.ip}`, windowStart),
  ])
  if (byAccount > LIMITS[kind].account || byAddress > LIMITS[kind].address) {
    throw new TooManyRequests(Math.ceil((windowStart.getTime() + WINDOW - now) / 1000))
  }
}
