import type { CaseStatus } from '../cases/case.ts'
import type { ServiceId } from '../services/service-id.ts'
import { isEcgService } from './ecg-action.ts'

/** Before the first review: a document names the service it was written for. */
const CHANGEABLE: readonly CaseStatus[] = [
  'open',
  'upload',
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
  'ready_for_review',
]

/**
 * Returns why a case cannot become one of the other ECG service, or `undefined`. A recording of one lead that was sent as 6L is read
 * as 1L. Handbook 7.
 */
export function refuseServiceChange(
  { service, status }: { service: ServiceId; status: CaseStatus },
  to: ServiceId,
): 'wrongStatus' | 'sameService' | 'notAnEcg' | undefined {
  if (!isEcgService(service) || !isEcgService(to)) return 'notAnEcg'
  if (service === to) return 'sameService'
  return CHANGEABLE.includes(status) ? undefined : 'wrongStatus'
}
