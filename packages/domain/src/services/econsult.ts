import type { EconsultStatus } from '../cases/case.ts'
import type { Phase, Service } from './service.ts'

/** A cardiologist reads the files of a case and answers the vet's questions within 24 hours. SPEC 9, SPEC 13. */
export const econsult: Service<EconsultStatus> = {
  id: 'econsult',
  prefix: 'EC',
  phases: {
    open: 'draft',
    upload: 'draft',
    submit: 'queued',
    data_processing: 'inWork',
    close: 'released',
    resend_report_request: 'repeatAsked',
    reject: 'rejected',
  } satisfies Record<EconsultStatus, Phase>,
  promiseMinutes: 24 * 60,
  leaseMinutes: 30,
  /** Half a working session of the assignee, or that plus the time to find one. */
  lateMinutes: { assigned: 120, unassigned: 240 },
  rights: ['report.review', 'tests.xray.patch'],
  requires: 'questions',
  credits: 'byMode',
  report: 'consult',
}
