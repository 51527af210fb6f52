import { client } from '../api/client.ts'
import { INVALID_SESSION } from '../api/codes.ts'
import { RefusedError } from '../api/query.ts'
import { forgetEverything } from './forget-everything.ts'
import { notifyOtherTabs } from './session-channel.ts'

/** Ends the session on the server before the page confirms the logout. */
export async function endSession(): Promise<void> {
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
