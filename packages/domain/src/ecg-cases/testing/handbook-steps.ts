import type { Right } from '../../access/permissions.ts'
import { UserType } from '../../accounts/user-type.ts'
import { ECG_STATUSES, type EcgAction, type EcgService, type EcgStatus } from '../ecg-action.ts'

export const ACTORS = [...UserType.options, 'system'] as const
export type Actor = (typeof ACTORS)[number]

/** A right of a person, in which `patch` and `sign` are those in the test of the service; `none` is needed by vet, admin, portal. */
export type Needed = 'none' | 'patch' | 'sign' | 'review' | 'second' | 'async'
export const RIGHT: Record<Exclude<Needed, 'none'>, (service: EcgService) => Right> = {
  patch: (service) => `tests.${service}.patch`,
  sign: (service) => `tests.${service}.review`,
  review: () => 'report.review',
  second: () => 'report.second_review',
  async: () => 'report.async_review',
}

export type HandbookRow = readonly [
  action: EcgAction,
  from: string,
  to: string,
  by: Partial<Record<Actor, Needed>>,
]

/**
 * Table 1.2 of the handbook, written from its text: action, statuses before, statuses after (`=` stays, `<` returns to where it came
 * from), and the roles with the right that each needs. Decision: the claim of a patcher lapses too, and assigning reaches the queues.
 */
export const TABLE: readonly HandbookRow[] = [
  ['addRecording', 'open upload', 'upload', { vet: 'none', internal_admin: 'none' }],
  ['submit', 'upload', 'wait_for_preparation', { vet: 'none', internal_admin: 'none' }],
  ['admit', 'upload', 'wait_for_preparation', { internal_admin: 'none' }],
  ['imported', 'wait_for_preparation', 'data_ready', { system: 'none' }],
  ['claimPatch', 'data_ready patch_done', '=', { patcher: 'patch', senior_patcher: 'patch' }],
  ['finishPatch', 'data_ready', 'patch_done', { patcher: 'patch', senior_patcher: 'patch' }],
  ['reopenPatch', 'patch_done', 'data_ready', { patcher: 'patch', senior_patcher: 'patch' }],
  [
    'sendForReview',
    'patch_done',
    'ready_for_review',
    { patcher: 'patch', senior_patcher: 'patch' },
  ],
  ['normalReport', 'patch_done', 'review_done', { senior_patcher: 'patch', patcher: 'sign' }],
  [
    'askQuality',
    'data_ready patch_done 1st_reviewing',
    'request_quality_review',
    { patcher: 'patch', senior_patcher: 'patch', reviewer: 'review' },
  ],
  [
    'decideQuality',
    'request_quality_review',
    'data_ready ready_for_review',
    { senior_patcher: 'patch', internal_admin: 'none' },
  ],
  [
    'reject',
    'wait_for_preparation data_ready patch_done request_quality_review',
    'reject',
    { senior_patcher: 'patch', internal_admin: 'none' },
  ],
  ['claimReview', 'ready_for_review', '1st_reviewing', { reviewer: 'review' }],
  ['giveBack', '1st_reviewing', 'ready_for_review', { reviewer: 'review', internal_admin: 'none' }],
  [
    'giveBack',
    '2nd_reviewing',
    'pending_2nd_review',
    { second_reviewer: 'second', internal_admin: 'none' },
  ],
  ['lapse', '1st_reviewing', 'ready_for_review', { system: 'none' }],
  ['lapse', '2nd_reviewing', 'pending_2nd_review', { system: 'none' }],
  ['lapse', 'data_ready patch_done', '=', { system: 'none' }],
  ['takeOver', '1st_reviewing', '=', { reviewer: 'review' }],
  ['takeOver', '2nd_reviewing', '=', { second_reviewer: 'second' }],
  [
    'assign',
    'data_ready patch_done ready_for_review 1st_reviewing pending_2nd_review 2nd_reviewing',
    '=',
    { internal_admin: 'none' },
  ],
  ['sendBack', '1st_reviewing', 'data_ready', { reviewer: 'review' }],
  ['finishFirst', '1st_reviewing', 'review_done', { reviewer: 'review' }],
  ['askSecond', '1st_reviewing', 'pending_2nd_review', { reviewer: 'review' }],
  ['claimSecond', 'pending_2nd_review', '2nd_reviewing', { second_reviewer: 'second' }],
  ['returnToFirst', '2nd_reviewing', '1st_reviewing', { second_reviewer: 'second' }],
  ['finishSecond', '2nd_reviewing', 'review_done', { second_reviewer: 'second' }],
  ['declineSecond', '2nd_reviewing', 'review_done', { second_reviewer: 'second' }],
  [
    'undo',
    'review_done',
    '<',
    { patcher: 'none', senior_patcher: 'none', reviewer: 'none', second_reviewer: 'none' },
  ],
  ['release', 'review_done', 'done', { system: 'none' }],
  ['asyncReview', 'done', '=', { async_second_reviewer: 'async' }],
  [
    'revise',
    'done',
    '=',
    { reviewer: 'review', second_reviewer: 'second', async_second_reviewer: 'async' },
  ],
  ['askRepeat', 'done', 'resend_report_request', { vet: 'none', internal_admin: 'none' }],
  ['acceptRepeat', 'resend_report_request', '1st_reviewing', { reviewer: 'review' }],
  ['acceptRepeat', 'resend_report_request', 'ready_for_review', { internal_admin: 'none' }],
  [
    'declineRepeat',
    'resend_report_request',
    'done',
    { reviewer: 'review', internal_admin: 'none' },
  ],
]

/** The actions that a caller asks for by naming the status after them: "status step" in the column "by". */
export const ASKED =
  'submit admit claimPatch finishPatch reopenPatch sendForReview askQuality decideQuality reject claimReview giveBack sendBack claimSecond returnToFirst declineSecond'.split(
    ' ',
  )
/** The steps that need a reason (-6026), from the column "by" and the words "reason" of the table. */
export const WITH_REASON =
  'admit askQuality decideQuality reject sendBack returnToFirst declineSecond revise askRepeat declineRepeat'.split(
    ' ',
  )
/** The steps of the holder alone. */
export const OF_HOLDER =
  'finishPatch reopenPatch sendForReview normalReport askQuality giveBack sendBack finishFirst askSecond returnToFirst finishSecond declineSecond undo'.split(
    ' ',
  )
/** The steps that wait until the case is free or its claim lapsed. */
export const OF_FREE = ['claimPatch', 'claimReview', 'claimSecond']
/** The statuses in which a report is signed, to which undoing returns. */
const SIGNED_IN: readonly EcgStatus[] = ['patch_done', '1st_reviewing', '2nd_reviewing']

/** Returns the statuses to which a row may lead from this one. */
export function targetsOf([, from, to]: HandbookRow, status: EcgStatus): readonly EcgStatus[] {
  if (!from.split(' ').includes(status)) return []
  if (to === '=') return [status]
  return to === '<' ? SIGNED_IN : ECG_STATUSES.filter((each) => to.split(' ').includes(each))
}

/** Returns whether an account with these rights in the service has a row: "role opens the call, permission opens the service". */
export function isOpenTo(
  [, , , roles]: HandbookRow,
  by: Actor,
  { service, rights }: { service: EcgService; rights: readonly Right[] },
): boolean {
  const needed = roles[by]
  if (needed === undefined) return false
  return needed === 'none' || rights.includes(RIGHT[needed](service))
}
