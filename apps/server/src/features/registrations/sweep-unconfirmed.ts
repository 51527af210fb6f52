import { endOfUnconfirmed } from '@systole/domain/registrations/registration'
import type { CallContext } from '../../app-context.ts'
import { deleteUnconfirmed } from './registration-store.ts'

export async function sweepUnconfirmed({
  db,
  clock,
}: Pick<CallContext, 'db' | 'clock'>): Promise<void> {
  await deleteUnconfirmed(db, endOfUnconfirmed(clock.now()))
}
