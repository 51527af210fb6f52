import { PatchEdits } from '@systole/domain/ecg-patches/patch-edit'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { useEffect, useRef } from 'react'
import { deleteLocalDraft, draftKey, readLocalDraft } from '../../../session/local-drafts.ts'
import { useKeptDraft } from '../../../session/use-kept-draft.ts'

/** Edits that were not saved, with the revision they were made on; empty for the automatic beats. */
export type KeptEdits = { base: string; edits: readonly PatchEdit[] }

export function keptEditsKey(accountId: string, recordingId: string): string {
  return draftKey(accountId, 'ecgPatch', recordingId)
}

export function readKeptEdits(key: string): KeptEdits | undefined {
  return readLocalDraft(key, parseKept)?.value
}

function parseKept(value: unknown): KeptEdits | undefined {
  if (typeof value !== 'object' || value === null || !('edits' in value)) return undefined
  const edits = PatchEdits.safeParse(value.edits)
  const base = 'base' in value && typeof value.base === 'string' ? value.base : ''
  return edits.success && edits.data.length > 0 ? { base, edits: edits.data } : undefined
}

/** Keeps unsaved edits on this device until they are saved; they survive a reload, a lost sign-in and a lost connection. */
export function useKeptEdits(key: string, kept: KeptEdits): Date | undefined {
  const isDirty = kept.edits.length > 0
  const wasDirty = useRef(isDirty)
  const keptAt = useKeptDraft(key, kept, isDirty)
  useEffect(() => {
    if (wasDirty.current && !isDirty) deleteLocalDraft(key)
    wasDirty.current = isDirty
  }, [key, isDirty])
  return keptAt
}
