import { createStore } from '../../store.ts'

const KEY = 'systole.browser-notices'

type Wish = 'on' | 'off'

let wish: Wish = stored()
/** Counts the answers: a browser that refuses changes its mind and not the wish. */
const answers = createStore(0)

/** Whether this browser may tell, and was asked to. */
export type BrowserNotices = 'unsupported' | 'off' | 'on' | 'denied'

export function browserNotices(): BrowserNotices {
  if (!('Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return wish === 'on' && Notification.permission === 'granted' ? 'on' : 'off'
}

export const subscribeNotices = answers.subscribe

/** Asks the browser; only ever after the person pressed the button. */
export async function turnNoticesOn(): Promise<void> {
  const permission = await Notification.requestPermission()
  remember(permission === 'granted' ? 'on' : 'off')
}

export function turnNoticesOff(): void {
  remember('off')
}

/** One line outside the page; several tabs show one. Pressing it leads to the case. */
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
    // Some browsers of phones know the word and not the deed; the bell tells all the same.
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
    // It holds for this page then.
  }
  wish = next
  answers.set(answers.get() + 1)
}
