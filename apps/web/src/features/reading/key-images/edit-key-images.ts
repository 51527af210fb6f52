import { CAPTION_MAX, KEY_IMAGES_MAX } from '@systole/domain/key-images/key-image'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { typeable } from '../drafts/edit-draft.ts'

/** Adds a key image to a draft; the field is omitted if there are none. */
export function withKeyImage(draft: ReportDraft, id: string): ReportDraft {
  const list = draft.keyImages ?? []
  if (list.length >= KEY_IMAGES_MAX || list.some((each) => each.id === id)) return draft
  return { ...draft, keyImages: [...list, { id, caption: '' }] }
}

export function captioned(draft: ReportDraft, id: string, caption: string): ReportDraft {
  return changed(draft, (list) =>
    list.map((each) => (each.id === id ? { id, caption: typeable(caption, CAPTION_MAX) } : each)),
  )
}

export function movedKeyImage(draft: ReportDraft, id: string, by: 1 | -1): ReportDraft {
  return changed(draft, (list) => {
    const from = list.findIndex((each) => each.id === id)
    const to = from + by
    const moved = list[from]
    if (!moved || to < 0 || to >= list.length) return list
    return list.toSpliced(from, 1).toSpliced(to, 0, moved)
  })
}

export function withoutKeyImage(draft: ReportDraft, id: string): ReportDraft {
  return changed(draft, (list) => list.filter((each) => each.id !== id))
}

type List = NonNullable<ReportDraft['keyImages']>

function changed(draft: ReportDraft, change: (list: List) => List): ReportDraft {
  return { ...draft, keyImages: change(draft.keyImages ?? []) }
}
