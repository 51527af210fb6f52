import { onSessionEnd } from '../api/session-end.ts'
import { isSessionAlive } from './is-session-alive.ts'
import { hearOtherTabs, notifyOtherTabs } from './session-channel.ts'
import { watchSession } from './session-check.ts'
import type { ShellNotice } from './shell-notice.ts'

type Follower = {
  /** Called when the person must sign in again; drafts stay. */
  onLost: (notice: ShellNotice) => void
  /** Called when another tab signed in, perhaps as another person. */
  onSignedInElsewhere: () => void
}

/** Redirects once per lost session, whether the check, a call or another tab detects it first. */
export function followSession({ onLost, onSignedInElsewhere }: Follower): () => void {
  let lost = false
  const lose = (notice: ShellNotice) => {
    if (lost) return
    lost = true
    onLost(notice)
  }
  const loseAndAnnounce = () => {
    lose('sessionEnded')
    notifyOtherTabs('ended')
  }
  const stops = [
    watchSession({ check: isSessionAlive, onLost: loseAndAnnounce }),
    onSessionEnd(loseAndAnnounce),
    hearOtherTabs((message) => {
      if (message === 'signedIn') onSignedInElsewhere()
      else lose(message === 'loggedOut' ? 'loggedOutElsewhere' : 'sessionEnded')
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
