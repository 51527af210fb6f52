import type { Application } from '@systole/domain/registrations/application'
import { CONFIRMATION_LIFE_HOURS } from '@systole/domain/registrations/registration'
import { HOUR } from '@systole/domain/time/durations'

const KEY = 'systole.registration.sent'

/**
 * Keeps the sent application in this tab, so that a reload still shows it and it can be edited, while the mailed link is valid.
 */
export function keepSent(application: Application): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ sentAt: Date.now(), application }))
  } catch {
    // storage is switched off: a reload shows the empty form
  }
}

export function readSent(
  parse: (value: unknown) => Application | undefined,
): Application | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('sentAt' in stored) || !('application' in stored)) return undefined
    const isOver = Date.now() - Number(stored.sentAt) > CONFIRMATION_LIFE_HOURS * HOUR
    return isOver ? undefined : parse(stored.application)
  } catch {
    return undefined
  }
}

export function forgetSent(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // the application was not stored either
  }
}
