const KEY = 'systole.email'

/** Returns the e-mail of the last account that signed in here without logging out; a logout clears it (SHELL-2). */
export function rememberedEmail(): string {
  try {
    return window.localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the e-mail and never the password. */
export function rememberEmail(email: string): void {
  try {
    window.localStorage.setItem(KEY, email)
  } catch {
    // storage is switched off: the e-mail has to be typed again
  }
}
