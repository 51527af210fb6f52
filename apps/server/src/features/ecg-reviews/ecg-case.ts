import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { CaseRow } from '../cases/case-row-store.ts'

export type EcgCase = CaseRow & { service: EcgServiceId }
