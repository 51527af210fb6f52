import type { Phase, Service } from '../services/service.ts'
import type { EcgService, EcgStatus } from './ecg-action.ts'

/** A recorded ECG is prepared by a patcher, reviewed and reported within 90 minutes. Handbook 1.2, SPEC E4. */
export const ecg1l = ecgService('ecg1l', '1L')
export const ecg6l = ecgService('ecg6l', '6L')

function ecgService(id: EcgService, prefix: string): Service<EcgStatus> {
  return {
    id,
    prefix,
    phases: {
      open: 'draft',
      upload: 'draft',
      wait_for_preparation: 'queued',
      data_ready: 'inWork',
      patch_done: 'inWork',
      request_quality_review: 'queued',
      ready_for_review: 'queued',
      '1st_reviewing': 'inWork',
      pending_2nd_review: 'queued',
      '2nd_reviewing': 'inWork',
      review_done: 'inWork',
      done: 'released',
      resend_report_request: 'repeatAsked',
      reject: 'rejected',
    } satisfies Record<EcgStatus, Phase>,
    promiseMinutes: 90,
    leaseMinutes: 15,
    lateMinutes: { assigned: 30, unassigned: 60 },
    rights: [
      'report.review',
      'report.second_review',
      'report.async_review',
      'report.second_review_required',
      'report.async_review_required',
      `tests.${id}.patch`,
      `tests.${id}.review`,
    ],
    requires: 'file',
    credits: 'byService',
    report: 'ecg',
  }
}
