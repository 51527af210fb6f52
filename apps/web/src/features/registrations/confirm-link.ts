import { RefusedLink } from '@systole/contract/hospitals/registrations'
import { client } from '../../api/client.ts'
import { orThrow, RefusedError } from '../../api/query.ts'

const LINK_OVER = -101

export type LinkState =
  | { at: 'confirmed'; hospital: string }
  | { at: 'used' | 'expired' | 'unknown' }

/** Confirms by the token of a mailed link; returns the link's state if it cannot be used. */
export async function confirmAddress(token: string): Promise<LinkState> {
  const reply = await client.registrations.confirmRegistration({ token })
  if (reply.ok) return { at: 'confirmed', hospital: reply.data.hospital_name }
  if (reply.code !== LINK_OVER) throw new RefusedError(reply)
  return { at: RefusedLink.parse(reply.data).reason }
}

/** Sends a new link, identified by the old link or by its address. */
export async function sendLinkAgain(to: { token: string } | { email: string }): Promise<void> {
  await orThrow(client.registrations.resendConfirmation(to))
}
