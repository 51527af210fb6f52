import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import {
  deleteLocalDraft,
  draftKey,
  readLocalDraft,
  storeLocalDraft,
} from '../../../session/local-drafts.ts'
import type { ReviewOnServer } from '../loaded-review.ts'
import { readReview, saveReview } from '../review.queries.ts'
import { type KeptReview, ReviewSession, type UnsavedReview } from './review-session.ts'

/** Manages the review of a round while it is open. */
export function useReviewSession(of: {
  caseId: string
  accountId: string
  onServer: ReviewOnServer
  step: ReviewStep
}): { session: ReviewSession; kept: KeptReview; wasRestored: boolean } {
  const { caseId, accountId, onServer, step } = of
  const { round } = onServer
  const at = useRef(step)
  at.current = step
  // Created once per opened review; later replies of the query are ignored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onServer is where it begins
  const { session, unsaved } = useMemo(() => {
    const key = keptReviewKey(accountId, caseId, round)
    const kept = onServer.state === 'draft' ? readLocalDraft(key, parseUnsaved)?.value : undefined
    return {
      unsaved: kept,
      session: new ReviewSession({
        start: onServer,
        unsaved: kept,
        step: () => at.current,
        save: (sent) => saveReview({ caseId, round }, sent),
        readOther: () => readReview(caseId, round),
        keepOnDevice: (review) => {
          if (review) storeLocalDraft(key, review)
          else deleteLocalDraft(key)
        },
      }),
    }
  }, [caseId, accountId, round])
  useEffect(() => {
    session.start()
    const online = () => void session.saveNow()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      void session.saveNow()
      session.stop()
    }
  }, [session])
  const kept = useSyncExternalStore(session.state.subscribe, session.state.get)
  return { session, kept, wasRestored: unsaved !== undefined }
}

function keptReviewKey(accountId: string, caseId: string, round: ReviewRound): string {
  return draftKey(accountId, 'ecgReview', caseId, round)
}

function parseUnsaved(value: unknown): UnsavedReview | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('version' in value) || typeof value.version !== 'number' || !('document' in value)) return
  const document = EcgReview.safeParse(value.document)
  return document.success ? { document: document.data, version: value.version } : undefined
}
