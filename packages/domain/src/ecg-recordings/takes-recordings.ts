import type { CaseStatus } from '../cases/case.ts'
import { takesFiles } from '../cases/case-status.ts'
import { type EcgStatus, isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'

/** The statuses of ECG cases before all recordings have been patched. */
const BEFORE_PATCHED: readonly CaseStatus[] = [
  'open',
  'upload',
  'wait_for_preparation',
  'data_ready',
] satisfies EcgStatus[]

/**
 * Returns whether a case takes further recordings. An ECG case takes none from `patch_done` on, because a reviewer would read a
 * recording that no patcher has prepared; other cases take them with any other file. Handbook 1.2.
 */
export function takesRecordings({
  service,
  status,
}: {
  service: ServiceId
  status: CaseStatus
}): boolean {
  return isEcgService(service) ? BEFORE_PATCHED.includes(status) : takesFiles(status, service)
}
