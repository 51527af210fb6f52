/** A draft typed on version `base`; `edit` counts the changes that its tab has made to this form. */
export type TypedDraft = { base: number; writer: string; edit: number }

/** The stored draft; version 0 if there has never been one. */
export type StoredDraft = { version: number; writer: string; edit: number }

/**
 * Compares a typed draft with the stored one. `ahead`: the typed one builds on the stored one. `behind`: the stored one includes
 * the typed one. `apart`: neither, so the user has to decide.
 */
export function compareDraft(typed: TypedDraft, stored: StoredDraft): 'ahead' | 'behind' | 'apart' {
  // A tab's own writes may arrive twice, late or out of order: the latest edit wins.
  if (typed.writer === stored.writer) return typed.edit > stored.edit ? 'ahead' : 'behind'
  if (stored.version === 0 || typed.base === stored.version) return 'ahead'
  return 'apart'
}

/** Returns the next version, strictly increasing per form even after a draft was deleted. */
export function nextVersion(typed: Pick<TypedDraft, 'base'>, stored: { version: number }): number {
  return Math.max(typed.base, stored.version) + 1
}
