import { useEffect } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { UploadActions, UploadLine } from './file-table.tsx'
import { OVERLAYS } from './inspection-overlays.tsx'
import { DropVeil, IntakeDialog, QueueBar } from './intake/intake-parts.tsx'

const PARTS = [IntakeDialog, DropVeil, QueueBar, UploadLine, UploadActions, ...OVERLAYS]

/** Brings what adding files draws while nothing else is to do: a line that is cut when files are dropped then costs no page. */
export function usePartsAhead(mayAdd: boolean): void {
  useEffect(() => {
    if (!mayAdd) return
    return whenIdle(() => {
      for (const part of PARTS) part.fetch().catch(() => undefined) // asked for again when it is drawn
      void import('./intake/dropped-files.ts').catch(() => undefined)
      void import('./intake/picked-files.ts').catch(() => undefined)
    })
  }, [mayAdd])
}
