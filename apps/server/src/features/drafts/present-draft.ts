import type { DraftRow } from './draft-store.ts'

export function presentDraft({ place, value, version, writer, edit, savedAt }: DraftRow) {
  return { place, value, version, writer, edit, saved: savedAt }
}
