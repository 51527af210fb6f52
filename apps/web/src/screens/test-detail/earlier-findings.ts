import type { Case } from '@systole/contract/cases/wire-case'
import type { EarlierFindings } from '../../features/clinical/use-earlier-marks.ts'

/** Returns the findings to compare with, once the earlier case has findings. */
export function earlierFindings(original: Case | undefined): EarlierFindings | undefined {
  const date = original && dateOfVisit(original)
  if (!original?.clinical_input || !date) return undefined
  return { date, input: original.clinical_input }
}

/** Returns when a case was submitted, or opened. */
export function dateOfVisit({ submitted, date }: Case): Date | undefined {
  return submitted ?? date
}
