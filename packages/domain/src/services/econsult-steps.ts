import type { EconsultAction, EconsultStatus } from '../cases/case.ts'
import type { ServiceTable } from './service.ts'

/** The steps of an eConsult, from the first question to the released report. SPEC 9. */
export const ECONSULT_STEPS: ServiceTable<EconsultStatus, EconsultAction>['steps'] = {
  saveQuestions: { from: ['open', 'upload'], to: 'upload', by: ['vet'] },
  pay: { from: ['open', 'upload'], to: 'submit', by: ['system'] },
  claim: {
    from: ['submit'],
    to: 'data_processing',
    by: ['cardiologist'],
    isAsked: true,
    right: 'report.review',
  },
  unclaim: {
    from: ['data_processing'],
    to: 'submit',
    by: ['cardiologist', 'internal_admin'],
    isAsked: true,
  },
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
    isAsked: true,
    needsReason: true,
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
}
