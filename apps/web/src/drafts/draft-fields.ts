import type { ComparedField } from '../ui/compare-dialog.tsx'

/** One field of a form, for comparing: its name, its value in words, and how it is put into another form. */
export type DraftField<T> = {
  id: string
  label: string
  show: (form: T) => string
  copy: (from: T, to: T) => T
}

/** The fields that two texts of a form do not agree on. */
export function differing<T>(
  fields: readonly DraftField<T>[],
  mine: T,
  theirs: T,
): ComparedField[] {
  return fields
    .map(({ id, label, show }) => ({ id, label, mine: show(mine), theirs: show(theirs) }))
    .filter((field) => field.mine !== field.theirs)
}

/** Mine, with theirs in the chosen fields. */
export function mixed<T>(
  fields: readonly DraftField<T>[],
  { mine, theirs, chosen }: { mine: T; theirs: T; chosen: readonly string[] },
): T {
  return fields
    .filter(({ id }) => chosen.includes(id))
    .reduce((form, { copy }) => copy(theirs, form), mine)
}
