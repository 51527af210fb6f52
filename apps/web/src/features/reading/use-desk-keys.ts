import { useMemo } from 'react'
import type { OpenDialog } from './desk-dialogs.tsx'
import type { DraftKeeper } from './draft-keeper.ts'
import type { FileEntry } from './file-entry.ts'
import { useReadingKeys } from './use-reading-keys.ts'

/** Ties the keys of the workspace to what they do. */
export function useDeskKeys(desk: {
  files: readonly FileEntry[]
  open: (fileId: string) => void
  other: () => void
  step: (by: 1 | -1) => void
  canWrite: boolean
  keeper: DraftKeeper
  show: (dialog: OpenDialog) => void
}): void {
  const { files, open, other, step, canWrite, keeper, show } = desk
  const keys = useMemo(
    () => ({
      openFile: (index: number) => {
        const file = files[index]
        if (file) open(file.fileId)
      },
      otherViewport: other,
      nextQuestion: step,
      sign: () => {
        if (canWrite) show('sign')
      },
      saveNow: () => void keeper.saveNow(),
      showList: () => show('keys'),
    }),
    [files, open, other, step, canWrite, keeper, show],
  )
  useReadingKeys(keys)
}
