import { useEffect } from 'react'
import { whenIdle } from '../../../ui/lazy/when-idle.ts'
import { DropVeil, IntakeDialog, QueueBar } from '../intake/intake-parts.tsx'
import { UploadActions, UploadLine } from './file-table.tsx'
import { OVERLAYS } from './inspection-overlays.tsx'

const PARTS = [IntakeDialog, DropVeil, QueueBar, UploadLine, UploadActions, ...OVERLAYS]

/** Preloads the parts for adding files while idle, so that a lost connection at the drop does not break the page. */
export function usePartsAhead(mayAdd: boolean): void {
  useEffect(() => {
    if (!mayAdd) return
    return whenIdle(() => {
      for (const part of PARTS) part.fetch().catch(() => undefined) // requested again when it is rendered
      void import('../intake/dropped-files.ts').catch(() => undefined)
      void import('../intake/picked-files.ts').catch(() => undefined)
    })
  }, [mayAdd])
}
