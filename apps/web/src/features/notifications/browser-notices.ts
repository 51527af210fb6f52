import { storedDevice } from '../../push/stored-device.ts'
import { createStore } from '../../store.ts'

const KEY = 'systole.browser-notices'

type Wish = 'on' | 'off'

let wish: Wish = stored()
/** A counter of the browser's answers: a refusal changes the permission and not the stored wish. */
const answers = createStore(0)

/** The state of browser notifications: the browser's permission combined with the person's wish. */
export type BrowserNotices = 'unsupported' | 'off' | 'on' | 'denied'

export function browserNotices(): BrowserNotices {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return wish === 'on' && Notification.permission === 'granted' ? 'on' : 'off'
}

export const subscribeNotices = answers.subscribe

/** Returns whether this browser is notified while the portal is closed, too. */
export function isNotifiedWhenClosed(): boolean {
  return storedDevice() !== undefined
}

/**
 * Requests permission from the browser; called only after the person pressed the button. Where the browser can, it is notified while
 * the portal is closed, too; a push service that cannot be reached leaves the notifications of open pages.
 */
export async function turnNoticesOn(accountId: string): Promise<void> {
  const permission = await Notification.requestPermission()
  remember(permission === 'granted' ? 'on' : 'off')
  if (permission !== 'granted') return
  const { canPush, subscribe } = await import('../../push/push-subscription.ts')
  if (canPush()) await subscribe(accountId).catch(() => undefined)
  answers.set(answers.get() + 1)
}

export async function turnNoticesOff(): Promise<void> {
  remember('off')
  if (!storedDevice()) return
  const { unsubscribe } = await import('../../push/push-subscription.ts')
  await unsubscribe().catch(() => undefined) // the portal learns it from the push service
  answers.set(answers.get() + 1)
}

/** Keeps the subscription of this browser true to who is signed in. */
export function keepPushes(accountId: string): void {
  if (!storedDevice()) return
  void import('../../push/push-subscription.ts')
    .then(({ keepSubscription }) => keepSubscription(accountId))
    .catch(() => undefined) // at the next visit
}

/** Shows one browser notification; several tabs show it once. Pressing it opens the case. */
export function showNotice(notice: {
  tag: string
  title: string
  body: string
  onPress: () => void
}): void {
  const { tag, title, body, onPress } = notice
  try {
    const shown = new Notification(title, { tag, body })
    shown.onclick = () => {
      window.focus()
      onPress()
      shown.close()
    }
  } catch {
    // some phone browsers define the API without supporting it; the bell still shows the notification
  }
}

function stored(): Wish {
  try {
    return window.localStorage.getItem(KEY) === 'on' ? 'on' : 'off'
  } catch {
    return 'off'
  }
}

function remember(next: Wish): void {
  try {
    window.localStorage.setItem(KEY, next)
  } catch {
    // the wish then applies to this page only
  }
  wish = next
  answers.set(answers.get() + 1)
}
