import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { signTicket } from '../../http/ticket.ts'

/** A list is asked again long before its addresses end. */
const VALID_FOR = 5 * MINUTE

/** An address of the file for this session only, ending soon. trust 1.4 (7). */
export function fileUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  fileId: string,
): string {
  const expiresAt = new Date(clock.now().getTime() + VALID_FOR)
  const ticket = signTicket(secret, { purpose: 'file', object: fileId, sessionHash, expiresAt })
  return `/files/${fileId}?t=${ticket}`
}
