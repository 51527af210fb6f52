import { useEffect } from 'react'
import { noteOpening } from './deliveries.queries.ts'

/** Records that a member of the hospital has opened the report; retries when the report is opened again. */
export function useReportOpened(caseId: string, revision: string | undefined): void {
  useEffect(() => {
    if (revision !== undefined) noteOpening(caseId, revision).catch(() => undefined)
  }, [caseId, revision])
}
