import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { ServiceId } from '@systole/domain/services/service-id'

export type StoredNote = Case['note'][number]

/** A case as its notes need it. */
export type NotedCase = {
  caseId: string
  service: ServiceId
  status: CaseStatus
  notes: readonly StoredNote[]
}

export function notedCase({ caseId, serviceId: service, status, note: notes }: Case): NotedCase {
  return { caseId, service, status, notes }
}
