import type { ComparedField } from '../ui/dialog/compare-dialog.tsx'

/** A field of a form for comparison: its name, its formatted value, and a function that copies it to another form. */
export type DraftField<T> = {
  id: string
  label: string
  show: (form: T) => string
  copy: (from: T, to: T) => T
}

/** Returns the fields in which two texts of a form differ. */
export function differing<T>(
  fields: readonly DraftField<T>[],
  mine: T,
  theirs: T,
): ComparedField[] {
  return fields
    .map(({ id, label, show }) => ({ id, label, mine: show(mine), theirs: show(theirs) }))
    .filter((field) => field.mine !== field.theirs)
}

/** Returns the own text with the other one's values in the chosen fields. */
export function mixed<T>(
  fields: readonly DraftField<T>[],
  { mine, theirs, chosen }: { mine: T; theirs: T; chosen: readonly string[] },
): T {
  return fields
    .filter(({ id }) => chosen.includes(id))
    .reduce((form, { copy }) => copy(theirs, form), mine)
}
