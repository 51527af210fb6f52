import { useEffect } from 'react'
import { noteOpening } from './deliveries.queries.ts'

/** Once the report stands on the screen of somebody of the hospital; tried again when the report is opened again. */
export function useReportOpened(usid: string, revision: string | undefined): void {
  useEffect(() => {
    if (revision !== undefined) noteOpening(usid, revision).catch(() => undefined)
  }, [usid, revision])
}
