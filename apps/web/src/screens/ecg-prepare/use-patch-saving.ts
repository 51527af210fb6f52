import type { PatchConflict } from '@systole/contract/ecg/patches'
import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { saveEdits } from '../../features/ecg-patching/patching.queries.ts'
import { useKeptEdits } from '../../features/ecg-patching/session/kept-edits.ts'
import type {
  OpenedRecording,
  SavedRevision,
} from '../../features/ecg-patching/session/opened-recording.ts'
import type { Patching } from '../../features/ecg-patching/session/use-patching.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { useFormat } from '../../ui/format/use-format.ts'

/** Saves the edits as a revision, and keeps them on this device until then. */
export function usePatchSaving(of: {
  consult: ReadingCase
  opened: OpenedRecording
  patching: Patching
  keptKey: string
  /** Reads the recording with its newest revision again. */
  onReopen: () => void
}) {
  const { consult, opened, patching, keptKey, onReopen } = of
  const { edits, dispatch } = patching
  const { t } = useTranslation('patching')
  const [revision, setRevision] = useState<SavedRevision | undefined>(opened.revision)
  const [conflict, setConflict] = useState<PatchConflict>()
  const keptAt = useKeptEdits(keptKey, { base: revision?.revision ?? '', edits })
  /** Saves now. Returns false if somebody else saved a newer revision. */
  const saveNow = async (more: readonly PatchEdit[] = []): Promise<boolean> => {
    if (edits.length + more.length === 0) return true
    const base = revision?.revision
    const sent = { edits: [...edits, ...more], base }
    const saved = await saveEdits(consult.caseId, opened.recordingId, sent)
    if ('conflict' in saved) {
      setConflict(saved.conflict)
      return false
    }
    dispatch({ do: 'saved', count: edits.length })
    if (saved.revision === '' || saved.revision === revision?.revision) return true
    const number = (revision?.number ?? 0) + 1
    setRevision({ revision: saved.revision, number, savedAt: new Date() })
    return true
  }
  const saving = useAction({ run: () => saveNow() })
  const detecting = useAction({
    run: async (sensitivity: Sensitivity) => {
      if (await saveNow([{ edit: 'setSensitivity', sensitivity }])) onReopen()
    },
  })
  const isBusy = saving.isBusy || detecting.isBusy
  const failed = saving.problem ?? detecting.problem
  return {
    ...{ conflict, keptAt },
    isBusy,
    problem: failed ? `${t('saved.failed')} ${failed}` : undefined,
    /** True with a revision. */
    isPatched: revision !== undefined,
    revision: revision?.revision,
    /** Finds the automatic beats again; what was changed is saved with it and replayed on them. */
    detect: detecting.start,
    save: () => saving.start(),
    saveNow,
    closeConflict: () => setConflict(undefined),
    words: useSavedWords({ revision, keptAt, isBusy, count: edits.length }),
  }
}

function useSavedWords(of: {
  revision: SavedRevision | undefined
  keptAt: Date | undefined
  isBusy: boolean
  count: number
}): string {
  const { revision, keptAt, isBusy, count } = of
  const { t } = useTranslation('patching')
  const format = useFormat()
  if (isBusy) return t('saved.saving')
  if (count > 0)
    return [
      t('saved.unsaved', { count }),
      ...(keptAt ? [t('saved.kept', { time: format.time(keptAt) })] : []),
    ].join(' · ')
  if (!revision) return t('saved.automatic')
  const time = revision.savedAt ? format.time(revision.savedAt) : ''
  return t('saved.revision', { time, number: revision.number })
}
