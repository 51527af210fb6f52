import type { CaseStatus } from '@systole/domain/cases/case'
import { notify } from '@systole/domain/notifications/notification-rules'
import type { ServiceTable } from '@systole/domain/services/service'

/** A service that exists in this test alone: blood is counted by a patcher and confirmed by a reviewer within 90 minutes. */
export const bloodTest: ServiceTable<CaseStatus> = {
  id: 'bloodtest',
  prefix: 'BT',
  phases: {
    open: 'draft',
    wait_for_preparation: 'queued',
    data_ready: 'inWork',
    patch_done: 'inWork',
    done: 'released',
    reject: 'rejected',
  },
  steps: {
    send: { from: ['open'], to: 'wait_for_preparation', by: ['vet'], isAsked: true },
    claimCount: {
      from: ['wait_for_preparation'],
      to: 'data_ready',
      by: ['patcher', 'cardiologist'],
      isAsked: true,
      right: 'tests.xray.patch',
    },
    giveBack: {
      from: ['data_ready'],
      to: 'wait_for_preparation',
      by: ['patcher', 'cardiologist'],
      isAsked: true,
    },
    lapse: { from: ['data_ready', 'patch_done'], to: 'wait_for_preparation', by: ['system'] },
    finishCount: {
      from: ['data_ready'],
      to: 'patch_done',
      by: ['patcher', 'cardiologist'],
      isAsked: true,
      right: 'tests.xray.patch',
    },
    confirm: {
      from: ['patch_done'],
      to: 'done',
      by: ['cardiologist'],
      isAsked: true,
      right: 'report.review',
    },
    takeOver: { from: ['patch_done'], to: 'patch_done', by: ['cardiologist'] },
    reject: {
      from: ['wait_for_preparation', 'data_ready'],
      to: 'reject',
      by: ['internal_admin'],
      isAsked: true,
    },
  },
  promiseMinutes: 90,
  leaseMinutes: 15,
  lateMinutes: { assigned: 30, unassigned: 60 },
  rights: ['report.review', 'tests.xray.patch'],
  requires: 'file',
  credits: 'byService',
  report: 'none',
  notices: { 'case.send': () => notify('caseAssigned', ['patchers']) },
}
