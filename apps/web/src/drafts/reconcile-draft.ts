import {
  compareDraft,
  type StoredDraft,
  type TypedDraft,
} from '@systole/domain/drafts/compare-draft'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { sameDraft } from '@systole/domain/drafts/same-draft'

type Text = DraftValue | null
type Stored = StoredDraft & { value: Text }

export type InitialDraft<H extends Stored> = {
  text: Text
  base: number
  from: 'device' | 'server'
  /** The other text if neither includes the other, so that the user has to decide. */
  conflict?: H
}

/** Returns the initial text of a form: the newer one of device and server if one is based on the other. */
export function resolveInitialDraft<H extends Stored>(
  copy: (TypedDraft & { value: Text }) | undefined,
  stored: H | undefined,
): InitialDraft<H> {
  const onServer = {
    text: stored?.value ?? null,
    base: stored?.version ?? 0,
    from: 'server',
  } as const
  if (!copy) return onServer
  const onDevice = { text: copy.value, from: 'device' } as const
  if (!stored) return { ...onDevice, base: copy.base }
  const relation = compareDraft(copy, stored)
  if (relation === 'ahead') return { ...onDevice, base: stored.version }
  if (relation === 'behind' || copy.value === null || sameDraft(copy.value, stored.value)) {
    return onServer
  }
  return { ...onDevice, base: copy.base, conflict: stored }
}

/** Decides how an open form handles the server's draft. `isDirty`: something typed is not saved there yet. */
export function reconcileDraft(
  mine: { text: Text; base: number; writer: string; isDirty: boolean },
  stored: Stored,
): 'unchanged' | 'own' | 'replace' | 'conflict' {
  if (stored.version === mine.base) return 'unchanged'
  if (stored.writer === mine.writer) return 'own'
  // After submit, never overwrite a newer draft of another device.
  if (!mine.isDirty || mine.text === null || sameDraft(mine.text, stored.value)) return 'replace'
  return 'conflict'
}
