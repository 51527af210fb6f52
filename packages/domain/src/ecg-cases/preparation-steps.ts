import type { Right } from '../access/permissions.ts'
import type { EcgRows } from './ecg-step.ts'

const PATCHERS = ['patcher', 'senior_patcher'] as const

/** From the first file to the import of a recording. */
export const ARRIVING: EcgRows<'addRecording' | 'submit' | 'admit' | 'imported'> = {
  addRecording: { from: ['open', 'upload'], to: 'upload', by: ['vet', 'internal_admin'] },
  submit: {
    from: ['upload'],
    to: 'wait_for_preparation',
    by: ['vet', 'internal_admin'],
    isAsked: true,
    conditions: ['recording', 'recordingConditions'],
  },
  /** Without credits, which stay required. SPEC E10. */
  admit: {
    from: ['upload'],
    to: 'wait_for_preparation',
    by: ['internal_admin'],
    isAsked: true,
    needsReason: true,
    conditions: ['recording'],
  },
  imported: {
    from: ['wait_for_preparation'],
    to: 'data_ready',
    by: ['system'],
    holder: 'none',
    conditions: ['recordingReady'],
    log: 'ecg.imported',
  },
}

type Patching = 'claimPatch' | 'finishPatch' | 'reopenPatch' | 'sendForReview' | 'normalReport'

/** The work of patchers. */
export function patching(patch: Right, signs: Right): EcgRows<Patching> {
  const byHolder = { by: PATCHERS, right: patch, isAsked: true, taker: 'holder' } as const
  const normal = {
    from: ['patch_done'],
    to: 'review_done',
    taker: 'holder',
    holder: 'kept',
    conditions: ['normalFindings', 'proof'],
    log: 'ecg.normal',
  } as const
  return {
    claimPatch: {
      from: ['data_ready', 'patch_done'],
      to: 'same',
      ...byHolder,
      taker: 'free',
      holder: 'caller',
      log: 'case.claim',
    },
    finishPatch: {
      from: ['data_ready'],
      to: 'patch_done',
      ...byHolder,
      holder: 'caller',
      conditions: ['everyRecordingPatched', 'noUndecidedGroup'],
      log: 'ecg.patched',
    },
    reopenPatch: {
      from: ['patch_done'],
      to: 'data_ready',
      ...byHolder,
      holder: 'caller',
      log: 'ecg.reopened',
    },
    sendForReview: {
      from: ['patch_done'],
      to: 'ready_for_review',
      ...byHolder,
      holder: 'none',
      conditions: ['checklistDone', 'qualitySent'],
      log: 'ecg.sent',
    },
    normalReport: [
      { ...normal, by: ['senior_patcher'], right: patch },
      { ...normal, by: ['patcher'], right: signs },
    ],
  }
}

/** The steps about a bad recording. SPEC E9. */
export function judgingQuality(patch: Right): EcgRows<'askQuality' | 'decideQuality' | 'reject'> {
  const askQuality = {
    from: ['data_ready', 'patch_done', '1st_reviewing'],
    to: 'request_quality_review',
    isAsked: true,
    taker: 'holder',
    holder: 'none',
    needsReason: true,
    log: 'ecg.askQuality',
  } as const
  const decideQuality = {
    from: ['request_quality_review'],
    by: ['senior_patcher', 'internal_admin'],
    right: patch,
    isAsked: true,
    holder: 'none',
    needsReason: true,
    log: 'ecg.quality',
  } as const
  return {
    askQuality: [
      { ...askQuality, by: PATCHERS, right: patch },
      { ...askQuality, by: ['reviewer'], right: 'report.review' },
    ],
    decideQuality: [
      { ...decideQuality, to: 'data_ready', conditions: ['qualitySet'] },
      {
        ...decideQuality,
        to: 'ready_for_review',
        conditions: ['qualitySet', 'everyRecordingPatched'],
      },
    ],
    reject: {
      from: ['wait_for_preparation', 'data_ready', 'patch_done', 'request_quality_review'],
      to: 'reject',
      by: ['senior_patcher', 'internal_admin'],
      right: patch,
      isAsked: true,
      taker: 'any',
      holder: 'none',
      needsReason: true,
      conditions: ['everyRecordingRejected'],
    },
  }
}
