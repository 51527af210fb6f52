const KEY = 'systole.email'

/** Who signed in here last, and did not log out: a logout forgets it with everything else (SHELL-2). */
export function rememberedEmail(): string {
  try {
    return window.localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Never the password. */
export function rememberEmail(email: string): void {
  try {
    window.localStorage.setItem(KEY, email)
  } catch {
    // Storage is switched off: it is typed again.
  }
}
