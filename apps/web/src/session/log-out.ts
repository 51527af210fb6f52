import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'
import { storedDevice } from '../push/stored-device.ts'
import { forgetEverything } from './forget-everything.ts'
import { notifyOtherTabs } from './session-channel.ts'

/** Ends the session on the server before the page confirms the logout; this browser gets no more notifications of the account. */
export async function endSession(): Promise<void> {
  if (storedDevice()) {
    const { unsubscribe } = await import('../push/push-subscription.ts')
    await unsubscribe().catch(() => undefined) // the next account ends it
  }
  const reply = await client.accounts.logout({ logout: '1' })
  if (!reply.ok && reply.code !== INVALID_SESSION) {
    throw new RefusedError(reply)
  }
}

/** Completes a logout once nothing on the screen needs the session. */
export function afterLogout(): void {
  forgetEverything()
  notifyOtherTabs('loggedOut')
}
