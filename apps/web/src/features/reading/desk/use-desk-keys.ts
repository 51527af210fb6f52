import { useMemo } from 'react'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import type { FileEntry } from '../files/file-entry.ts'
import type { ViewportGridState } from '../files/use-viewport-grid.ts'
import type { OpenDialog } from './desk-dialogs.tsx'
import { useReadingKeys } from './use-reading-keys.ts'

/** Binds the keys of the workspace to its actions. */
export function useDeskKeys(desk: {
  files: readonly FileEntry[]
  board: ViewportGridState
  step: (by: 1 | -1) => void
  canWrite: boolean
  autosaver: ReportAutosaver
  show: (dialog: OpenDialog) => void
}): void {
  const { files, board, step, canWrite, autosaver, show } = desk
  const { open, next, activate } = board
  const keys = useMemo(
    () => ({
      openFile: (index: number) => {
        const file = files[index]
        if (file) open(file.fileId)
      },
      nextViewport: next,
      viewport: activate,
      nextQuestion: step,
      sign: () => {
        if (canWrite) show('sign')
      },
      saveNow: () => void autosaver.saveNow(),
      showList: () => show('keys'),
    }),
    [files, open, next, activate, step, canWrite, autosaver, show],
  )
  useReadingKeys(keys)
}
