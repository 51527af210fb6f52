import type { EcgService, EcgStatus } from '@systole/domain/ecg-cases/ecg-action'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import type { DemoCase } from './demo-case.ts'
import type { DemoEcgReview } from './demo-ecg-review.ts'

export const HONG_KONG = 'account_demo_ecg'
export const JAPAN = 'account_demo_ecg_ja'

/** An ECG case of the demo. Without `reached` it was submitted, and the portal reads its recording after the start. */
export type DemoEcgCase = Pick<DemoCase, 'key' | 'accountId' | 'pet'> & {
  /** 1L if absent. */
  service?: EcgService
  submittedHoursAgo: number
  conditions: RecordingConditions
  fileName: string
  /** Parts of the recording, one after another. */
  parts: readonly [SyntheticEcgOptions, ...SyntheticEcgOptions[]]
  reached?: DemoEcgStatus
  /** True for a file that does not say what its numbers mean, so that it cannot be prepared yet. */
  lacksUnit?: true
  /** The note of the clinic to the reviewer. */
  note?: string
  /** The verdict of the patcher on the recording; acceptable if absent. */
  quality?: { quality: FileQuality; reason: string }
  /** The first review of a case that was signed. */
  review?: DemoEcgReview
  /** Why the clinic wants the report to be done again. */
  repeatReason?: string
}

/** The statuses to which the demo brings its ECG cases, in the order in which most are reached. */
export type DemoEcgStatus = Extract<
  EcgStatus,
  | 'open'
  | 'upload'
  | 'wait_for_preparation'
  | 'data_ready'
  | 'patch_done'
  | 'request_quality_review'
  | 'reject'
  | 'ready_for_review'
  | '1st_reviewing'
  | 'pending_2nd_review'
  | '2nd_reviewing'
  | 'done'
  | 'resend_report_request'
>

export const DOG = { species: 'dog', samplesPerSecond: 250 } as const
export const CAT = { species: 'cat', samplesPerSecond: 500 } as const
