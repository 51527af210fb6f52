import { useEffect } from 'react'
import { usePointerApproach } from '../../../ui/hooks/use-pointer-approach.ts'
import { DropVeil, IntakeDialog, QueueBar } from '../intake/intake-parts.tsx'
import { UploadActions, UploadLine } from './file-table.tsx'
import { OVERLAYS } from './inspection-overlays.tsx'

const PARTS = [IntakeDialog, DropVeil, QueueBar, UploadLine, UploadActions, ...OVERLAYS]

/**
 * Preloads the parts for adding files as soon as the pointer or the focus is on a control of the stage, or a file is dragged over
 * the page, so that neither a click nor a drop waits for them.
 */
export function usePartsAhead({ mayAdd, dragged }: { mayAdd: boolean; dragged: boolean }): void {
  usePointerApproach('main button', () => {
    if (mayAdd) fetchParts()
  })
  useEffect(() => {
    if (dragged) fetchParts()
  }, [dragged])
}

function fetchParts(): void {
  for (const part of PARTS) part.fetch().catch(() => undefined) // requested again when it is rendered
}
