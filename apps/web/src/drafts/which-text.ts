import { compareDraft, type HeldDraft, type TypedDraft } from '@systole/domain/drafts/compare-draft'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { sameDraft } from '@systole/domain/drafts/same-draft'

type Text = DraftValue | null
type Held = HeldDraft & { value: Text }

export type FirstText<H extends Held> = {
  text: Text
  base: number
  from: 'device' | 'server'
  /** Neither comes from the other: a person decides. */
  apart?: H
}

/** What a form opens with: the newer of device and server where one comes from the other. */
export function firstText<H extends Held>(
  copy: (TypedDraft & { value: Text }) | undefined,
  held: H | undefined,
): FirstText<H> {
  const onServer = { text: held?.value ?? null, base: held?.version ?? 0, from: 'server' } as const
  if (!copy) return onServer
  const onDevice = { text: copy.value, from: 'device' } as const
  if (!held) return { ...onDevice, base: copy.base }
  const relation = compareDraft(copy, held)
  if (relation === 'ahead') return { ...onDevice, base: held.version }
  if (relation === 'behind' || copy.value === null || sameDraft(copy.value, held.value)) {
    return onServer
  }
  return { ...onDevice, base: copy.base, apart: held }
}

/** What an open form does when it hears what the server holds. `isDirty`: something typed is not there yet. */
export function meetText(
  mine: { text: Text; base: number; writer: string; isDirty: boolean },
  held: Held,
): 'known' | 'own' | 'take' | 'apart' {
  if (held.version === mine.base) return 'known'
  if (held.writer === mine.writer) return 'own'
  // A form that was sent from here leaves the newer text of another device alone.
  if (!mine.isDirty || mine.text === null || sameDraft(mine.text, held.value)) return 'take'
  return 'apart'
}
