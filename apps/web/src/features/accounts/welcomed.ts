const KEY = 'systole.welcomed'

/** Whether this browser has seen the welcome dialog (decision 12). */
export function wasWelcomed(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return true // without storage it would come back on every visit
  }
}

export function rememberWelcome(): void {
  try {
    window.localStorage.setItem(KEY, '1')
  } catch {
    // See above.
  }
}
