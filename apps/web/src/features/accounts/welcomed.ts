import { isStaff } from '@systole/domain/accounts/is-staff'
import type { UserType } from '@systole/domain/accounts/user-type'

const KEY = 'systole.welcomed'

/** Returns whether this browser has shown the welcome dialog (SPEC 12). */
export function wasWelcomed(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return true // without storage it would return on every visit
  }
}

export function rememberWelcome(): void {
  try {
    window.localStorage.setItem(KEY, '1')
  } catch {
    // see above
  }
}

/** Hides the dialog from staff who use this browser: it explains what a hospital buys. */
export function skipWelcomeOfStaff(userType: UserType): void {
  if (isStaff(userType)) rememberWelcome()
}
