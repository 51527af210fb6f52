import type { Right } from '../access/permissions.ts'
import type { UserType } from '../accounts/user-type.ts'
import type { EcgRows, EcgStep } from './ecg-step.ts'

const REVIEW = 'report.review'
const SECOND = 'report.second_review'
const ASYNC = 'report.async_review'

/** The assignee of a case. A claim of a patcher lapses too; then the status stays. */
export const ASSIGNING: EcgRows<'giveBack' | 'lapse' | 'takeOver' | 'assign'> = {
  giveBack: [
    {
      from: ['1st_reviewing'],
      to: 'ready_for_review',
      by: ['reviewer', 'internal_admin'],
      right: REVIEW,
      isAsked: true,
      taker: 'holder',
      holder: 'none',
      log: 'case.unclaim',
    },
    {
      from: ['2nd_reviewing'],
      to: 'pending_2nd_review',
      by: ['second_reviewer', 'internal_admin'],
      right: SECOND,
      isAsked: true,
      taker: 'holder',
      holder: 'none',
      log: 'case.unclaim',
    },
  ],
  lapse: [
    { from: ['data_ready', 'patch_done'], to: 'same', by: ['system'], holder: 'none' },
    { from: ['1st_reviewing'], to: 'ready_for_review', by: ['system'], holder: 'none' },
    { from: ['2nd_reviewing'], to: 'pending_2nd_review', by: ['system'], holder: 'none' },
  ],
  takeOver: [
    {
      from: ['1st_reviewing'],
      to: 'same',
      by: ['reviewer'],
      right: REVIEW,
      taker: 'any',
      holder: 'caller',
    },
    {
      from: ['2nd_reviewing'],
      to: 'same',
      by: ['second_reviewer'],
      right: SECOND,
      taker: 'any',
      holder: 'caller',
      conditions: ['notFirstReviewer'],
    },
  ],
  assign: {
    from: [
      'data_ready',
      'patch_done',
      'ready_for_review',
      '1st_reviewing',
      'pending_2nd_review',
      '2nd_reviewing',
    ],
    to: 'same',
    by: ['internal_admin'],
    taker: 'any',
  },
}

type Reviewing =
  | 'claimReview'
  | 'sendBack'
  | 'finishFirst'
  | 'askSecond'
  | 'claimSecond'
  | 'returnToFirst'
  | 'finishSecond'
  | 'declineSecond'

/** The work of the first and second reviewers. */
export const REVIEWING: EcgRows<Reviewing> = {
  claimReview: {
    from: ['ready_for_review'],
    to: '1st_reviewing',
    by: ['reviewer'],
    right: REVIEW,
    isAsked: true,
    taker: 'free',
    holder: 'caller',
    log: 'case.claim',
  },
  sendBack: {
    from: ['1st_reviewing'],
    to: 'data_ready',
    by: ['reviewer'],
    right: REVIEW,
    isAsked: true,
    taker: 'holder',
    holder: 'none',
    needsReason: true,
    log: 'ecg.sentBack',
  },
  finishFirst: {
    from: ['1st_reviewing'],
    to: 'review_done',
    by: ['reviewer'],
    right: REVIEW,
    taker: 'holder',
    holder: 'kept',
    log: 'review.done',
    conditions: ['documentComplete', 'noSecondDue', 'proof'],
  },
  askSecond: {
    from: ['1st_reviewing'],
    to: 'pending_2nd_review',
    by: ['reviewer'],
    right: REVIEW,
    taker: 'holder',
    holder: 'none',
    log: 'review.askSecond',
    conditions: ['documentComplete'],
  },
  claimSecond: {
    from: ['pending_2nd_review'],
    to: '2nd_reviewing',
    by: ['second_reviewer'],
    right: SECOND,
    isAsked: true,
    taker: 'free',
    holder: 'caller',
    log: 'case.claim',
    conditions: ['notFirstReviewer'],
  },
  returnToFirst: {
    from: ['2nd_reviewing'],
    to: '1st_reviewing',
    by: ['second_reviewer'],
    right: SECOND,
    isAsked: true,
    taker: 'holder',
    holder: 'first',
    needsReason: true,
    log: 'review.returned',
  },
  finishSecond: {
    from: ['2nd_reviewing'],
    to: 'review_done',
    by: ['second_reviewer'],
    right: SECOND,
    taker: 'holder',
    holder: 'kept',
    log: 'review.secondDone',
    conditions: ['documentComplete', 'proof'],
  },
  declineSecond: {
    from: ['2nd_reviewing'],
    to: 'review_done',
    by: ['second_reviewer'],
    right: SECOND,
    isAsked: true,
    taker: 'holder',
    holder: 'first',
    needsReason: true,
    conditions: ['voluntarySecond'],
    log: 'review.secondDeclined',
  },
}

type Released =
  | 'undo'
  | 'release'
  | 'asyncReview'
  | 'revise'
  | 'askRepeat'
  | 'acceptRepeat'
  | 'declineRepeat'

export const RELEASED: EcgRows<Released> = {
  undo: {
    from: ['review_done'],
    to: 'origin',
    by: ['patcher', 'senior_patcher', 'reviewer', 'second_reviewer'],
    taker: 'holder',
    holder: 'caller',
    log: 'report.undone',
    conditions: ['withinUndo'],
  },
  release: {
    from: ['review_done'],
    to: 'done',
    by: ['system'],
    holder: 'kept',
    log: 'report.released',
  },
  asyncReview: {
    from: ['done'],
    to: 'same',
    by: ['async_second_reviewer'],
    right: ASYNC,
    taker: 'any',
    holder: 'kept',
    log: 'review.asyncDone',
    conditions: ['notAuthor'],
  },
  revise: [
    revised('reviewer', REVIEW),
    revised('second_reviewer', SECOND),
    revised('async_second_reviewer', ASYNC),
  ],
  askRepeat: {
    from: ['done'],
    to: 'resend_report_request',
    by: ['vet', 'internal_admin'],
    needsReason: true,
    holder: 'kept',
  },
  acceptRepeat: [
    {
      from: ['resend_report_request'],
      to: '1st_reviewing',
      by: ['reviewer'],
      right: REVIEW,
      taker: 'any',
      holder: 'caller',
    },
    {
      from: ['resend_report_request'],
      to: 'ready_for_review',
      by: ['internal_admin'],
      taker: 'any',
      holder: 'none',
    },
  ],
  declineRepeat: [
    {
      from: ['resend_report_request'],
      to: 'done',
      by: ['reviewer'],
      right: REVIEW,
      taker: 'any',
      holder: 'kept',
      needsReason: true,
    },
    {
      from: ['resend_report_request'],
      to: 'done',
      by: ['internal_admin'],
      taker: 'any',
      holder: 'kept',
      needsReason: true,
    },
  ],
}

function revised(by: UserType, right: Right): EcgStep {
  return {
    from: ['done'],
    to: 'same',
    by: [by],
    right,
    taker: 'any',
    holder: 'kept',
    needsReason: true,
    log: 'report.released',
  }
}
