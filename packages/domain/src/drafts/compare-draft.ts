/** A text that was typed on version `base`; `edit` counts the changes its tab has made to this form. */
export type TypedDraft = { base: number; writer: string; edit: number }

/** What is kept already; version 0 when nothing ever was. */
export type HeldDraft = { version: number; writer: string; edit: number }

/**
 * Which of two texts of a form comes from the other. `ahead`: the typed one builds on the held one. `behind`:
 * the held one has the typed one in it. `apart`: neither, and only a person can tell which one counts.
 */
export function compareDraft(typed: TypedDraft, held: HeldDraft): 'ahead' | 'behind' | 'apart' {
  // A tab's own writes may arrive twice, late or out of order: its last one counts.
  if (typed.writer === held.writer) return typed.edit > held.edit ? 'ahead' : 'behind'
  if (held.version === 0 || typed.base === held.version) return 'ahead'
  return 'apart'
}

/** Strictly increasing per place, also after a draft was swept. */
export function nextVersion(typed: Pick<TypedDraft, 'base'>, held: { version: number }): number {
  return Math.max(typed.base, held.version) + 1
}
