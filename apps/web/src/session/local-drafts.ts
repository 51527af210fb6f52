const PREFIX = 'systole.draft.'

/** Unsaved work, kept on this device per account until it is saved or the person logs out. */
export type Draft<T> = { savedAt: string; value: T }

/** Builds a key from account and place: `draftKey(session.uid, 'clinical', caseId)`. */
export function draftKey(...parts: readonly string[]): string {
  return PREFIX + parts.join('/')
}

export function storeLocalDraft(key: string, value: unknown): Date | undefined {
  const savedAt = new Date()
  try {
    window.localStorage.setItem(key, JSON.stringify({ savedAt: savedAt.toISOString(), value }))
    return savedAt
  } catch {
    return undefined // full or switched off: the page then does not claim to have kept it
  }
}

/** Reads a draft; `parse` returns undefined if the stored value is no draft of this form. */
export function readLocalDraft<T>(
  key: string,
  parse: (value: unknown) => T | undefined,
): Draft<T> | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('savedAt' in stored) || typeof stored.savedAt !== 'string' || !('value' in stored)) return
    const value = parse(stored.value)
    return value === undefined ? undefined : { savedAt: stored.savedAt, value }
  } catch {
    return undefined
  }
}

export function deleteLocalDraft(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // the draft was not stored either
  }
}
