import { IDLE_AFTER } from '@systole/domain/claims/lease'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import type { ReadingCase } from './reading-case.ts'
import { visitQuery } from './visits.queries.ts'

const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Renews the claim while the desk is in use, follows changes by others, and returns who they are. */
export function useVisits(desk: {
  consult: ReadingCase
  canWrite: boolean
  /** True for cardiologists; others may not read drafts. */
  mayReadDraft: boolean
  autosaver: ReportAutosaver
  /** Called when the case has changed. */
  onMoved: () => void
}): readonly { uid: string; name: string }[] {
  const { consult, canWrite, mayReadDraft, autosaver, onMoved } = desk
  const { caseId, status, reader } = consult
  const visit = useQuery(visitQuery(caseId, useIsUsed())).data
  const hasMoved =
    visit && (visit.status !== status || (visit.reader?.uid ?? '') !== (reader?.accountId ?? ''))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit that differs triggers a refetch, because the first may be older than the claim
  useEffect(() => {
    if (hasMoved) onMoved()
  }, [visit, hasMoved, onMoved])
  useEffect(() => {
    if (canWrite) autosaver.resume()
  }, [canWrite, autosaver])
  const written = visit?.draft_version
  useEffect(() => {
    if (written !== undefined && mayReadDraft) void autosaver.follow(written)
  }, [written, mayReadDraft, autosaver])
  return visit?.visitors ?? []
}

function useIsUsed(): () => boolean {
  const usedAt = useRef(Date.now())
  useEffect(() => {
    const use = () => {
      usedAt.current = Date.now()
    }
    for (const name of USES) window.addEventListener(name, use, { capture: true, passive: true })
    return () => {
      for (const name of USES) window.removeEventListener(name, use, { capture: true })
    }
  }, [])
  return useCallback(() => Date.now() - usedAt.current < IDLE_AFTER, [])
}
