import type { CaseAction, CaseStatus } from '../cases/case.ts'
import type { Service } from './service.ts'

/** A cardiologist reads the files of a case and answers the vet's questions within 24 hours. SPEC 9, SPEC 13. */
export const econsult: Service<CaseStatus, CaseAction> = {
  id: 'econsult',
  phases: {
    open: 'draft',
    upload: 'draft',
    submit: 'queued',
    data_processing: 'inWork',
    close: 'released',
    resend_report_request: 'repeatAsked',
    reject: 'rejected',
  },
  steps: {
    saveQuestions: { from: ['open', 'upload'], to: 'upload', by: ['vet'] },
    pay: { from: ['open', 'upload'], to: 'submit', by: ['system'] },
    claim: { from: ['submit'], to: 'data_processing', by: ['cardiologist'] },
    unclaim: { from: ['data_processing'], to: 'submit', by: ['cardiologist', 'internal_admin'] },
    takeOver: { from: ['data_processing'], to: 'data_processing', by: ['cardiologist'] },
    assign: { from: ['submit', 'data_processing'], to: 'data_processing', by: ['internal_admin'] },
    lapse: { from: ['data_processing'], to: 'submit', by: ['system'] },
    release: { from: ['data_processing'], to: 'close', by: ['cardiologist'] },
    /** An addendum or a correction of a released report, or a repeated report. */
    revise: { from: ['data_processing', 'close'], to: 'close', by: ['cardiologist'] },
    reject: {
      from: ['open', 'upload', 'submit', 'data_processing'],
      to: 'reject',
      by: ['internal_admin'],
    },
    askRepeat: { from: ['close'], to: 'resend_report_request', by: ['vet'] },
    acceptRepeat: {
      from: ['resend_report_request'],
      to: 'data_processing',
      by: ['cardiologist', 'internal_admin'],
    },
    declineRepeat: {
      from: ['resend_report_request'],
      to: 'close',
      by: ['cardiologist', 'internal_admin'],
    },
  },
  promiseMinutes: 24 * 60,
  leaseMinutes: 30,
  /** Half a working session of the assignee, or that plus the time to find one. */
  lateMinutes: { assigned: 120, unassigned: 240 },
}
