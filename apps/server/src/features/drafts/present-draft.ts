import { toStamp } from '@systole/domain/time/stamp'
import type { DraftRow } from './draft-store.ts'

export function presentDraft({ place, value, version, writer, edit, savedAt }: DraftRow) {
  return { place, value, version, writer, edit, saved: toStamp(savedAt) }
}
