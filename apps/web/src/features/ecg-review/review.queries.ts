import type { ReviewOfCase } from '@systole/contract/ecg/reviews'
import type { queryTestReviewData } from '@systole/contract/ecg/test-review'
import type { Decoded } from '@systole/contract/wire/names'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { client } from '../../api/client.ts'
import { NOT_HOLDER, VERSION_CONFLICT } from '../../api/codes.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import type { MeasuredReview, ReviewedMedian, ReviewOnServer } from './loaded-review.ts'
import type { ReviewSaveReply } from './session/review-session.ts'

export const TYPE_OF = {
  first: 'session_review_report',
  second: 'session_second_review',
  async: 'session_async_review',
} as const satisfies Record<ReviewRound, string>

/** The review of a round. Not refetched, because the session tracks the saved version. */
export const reviewQuery = (caseId: string, round: ReviewRound, language: string) =>
  queryOptions({
    queryKey: ['ecg', 'review', caseId, round, language],
    queryFn: () => readReview(caseId, round, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Reads the review of a round as it is on the server. */
export async function readReview(
  caseId: string,
  round: ReviewRound,
  language?: string,
): Promise<ReviewOnServer> {
  const { ecg } = await orThrow(
    client.reports.queryReviewData({ caseId, type: TYPE_OF[round], ...(language && { language }) }),
  )
  if (!ecg) throw new Error('not the review of an ECG')
  return toReview(ecg)
}

function toReview(wire: Decoded<ReviewOfCase>): ReviewOnServer {
  return {
    document: wire.review,
    version: wire.version,
    savedAt: wire.saved ?? undefined,
    step: wire.step,
    round: wire.round,
    state: wire.state,
    reviewer: wire.reviewer,
    isOwn: wire.is_own,
    corrects: wire.corrects,
    concluded: wire.concluded ?? undefined,
    people: wire.people,
    patchRevision: wire.patch_revision ?? undefined,
    recordingId: wire.rid ?? undefined,
    undecidedGroups: wire.undecided_groups,
    measured: wire.measured,
    evidence: wire.evidence.map(({ field, text, sentence, places }) => ({
      ...{ text, sentence },
      field: field as ReviewField, // the server names fields of the table
      places: places.map(({ recording, from_sample, to_sample }) => ({
        ...{ recording, from: from_sample, to: to_sample },
      })),
    })),
    first: wire.first,
    firstReviewer: wire.first_reviewer ?? '',
    firstPatchRevision: wire.first_patch_revision ?? undefined,
    diff: wire.diff ?? [],
    due: wire.due,
    request: wire.request
      ? {
          askedAt: wire.request.asked,
          askedBy: wire.request.asked_by,
          reason: wire.request.reason,
          due: wire.request.due,
          isVoluntary: wire.request.is_voluntary,
        }
      : undefined,
    needsProof: wire.proof_ms === 0,
  }
}

const MEASURING_WAIT_MS = 2000

/** The measurements on the newest beats, asked for again until they are made. */
export const measuredQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['ecg', 'measured', caseId],
    queryFn: async () =>
      toMeasured(await orThrow(client.ecgTests.queryTestReviewData({ caseId, median: true }))),
    refetchInterval: ({ state }) => (state.data?.state === 'measuring' ? MEASURING_WAIT_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type TestReview = Decoded<z.infer<(typeof queryTestReviewData)['output']>>

function toMeasured({ measurements, earlier, median_beat }: TestReview): MeasuredReview {
  return {
    lead: measurements?.lead ?? undefined,
    state: measurements?.state ?? 'failed',
    leads: measurements?.leads ?? [],
    median: median_beat ? toMedian(median_beat) : undefined,
    earlier: earlier.map(({ caseId, date, values }) => ({
      ...{ caseId, values },
      date: date,
    })),
  }
}

function toMedian({ beat, bounds }: NonNullable<TestReview['median_beat']>): ReviewedMedian {
  const { overall, leads } = bounds
  return {
    beat,
    bounds: {
      leads: leads.map(({ p, qrs, t }) => ({ p, qrs, t })),
      overall: { ...overall, pOn: overall.pOn, tOff: overall.tOff },
    },
  }
}

/** Saves the draft of a round on the version that was read. Throws if the connection is lost. */
export async function saveReview(
  { caseId, round }: { caseId: string; round: ReviewRound },
  sent: { document: EcgReview; version: number; step: ReviewStep },
): Promise<ReviewSaveReply> {
  const { document, version, step } = sent
  const reply = await client.reports.addReviewData({
    caseId,
    type: TYPE_OF[round],
    data: { ecg_review: document, version, step },
  })
  if (reply.ok) {
    const { version: next, saved: at, measured_again = [] } = reply.data
    // other values than those on the screen were saved: they are read as those of somebody else
    return measured_again.length > 0 ? { is: 'conflict' } : { is: 'saved', version: next, at }
  }
  if (reply.code === VERSION_CONFLICT) return { is: 'conflict' }
  if (reply.code === NOT_HOLDER) return { is: 'lost' }
  return { is: 'refused', why: new RefusedError(reply) }
}
