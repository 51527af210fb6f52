import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { signTicket } from '../../http/access/ticket.ts'
import type { Actor } from '../../http/actor.ts'

/** Addresses are valid for one to two steps: a day is looked at for longer than a picture. */
const STEP = 15 * MINUTE

export type RecordingPart = 'signal' | 'pyramid' | 'beats' | 'analysis' | 'overview'

/** Returns the address of a part of a recording for this session, the same one for some minutes so that tiles are loaded once. */
export function recordingUrl(
  { secret, clock }: Pick<CallContext, 'secret' | 'clock'>,
  { sessionHash }: Pick<Actor, 'sessionHash'>,
  { recordingId, part }: { recordingId: string; part: RecordingPart },
): string {
  const step = Math.floor(clock.now().getTime() / STEP)
  const expiresAt = new Date((step + 2) * STEP)
  const object = recordingObject(recordingId, part)
  const ticket = signTicket(secret, { purpose: 'ecg', object, sessionHash, expiresAt })
  return `/ecg/${object}?t=${ticket}`
}

/** Returns the object of a ticket for a part of a recording. */
export function recordingObject(recordingId: string, part: string): string {
  return `${recordingId}/${part}`
}
