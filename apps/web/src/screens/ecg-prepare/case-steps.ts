import type { Case } from '@systole/contract/cases/wire-case'
import { QUALITY_REASON_MAX } from '@systole/domain/ecg-cases/test-quality'
import { fullChecklist } from '@systole/domain/ecg-patches/checklist'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import type { PatchStatements } from '../../features/ecg-patching/patch-statements.ts'
import type { QualityDecision } from '../../features/ecg-patching/quality-review/decide-quality-dialog.tsx'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import { readingCaseQuery } from '../../features/reading/desk/reading.queries.ts'
import { type ReadingCase, toReadingCase } from '../../features/reading/desk/reading-case.ts'

type Params = Parameters<typeof client.cases.updateSession>[0]['params']

/** Returns what staff have stated so far about a recording and its case. */
export function preparationOf(
  consult: Pick<ReadingCase, 'checklist' | 'judgements'>,
  fileName: string,
): PatchStatements {
  const judged = consult.judgements.find((each) => each.fileName === fileName)
  return {
    checklist: consult.checklist,
    quality: judged?.quality,
    qualityReason: judged?.reason ?? '',
    noPatch: judged?.noPatch ?? false,
  }
}

/** Saves checklist and quality of a recording. Returns the version of the case that has them. */
export function savePreparation(
  { caseId, service }: ReadingCase,
  fileName: string,
  { checklist, quality, qualityReason, noPatch }: PatchStatements,
): Promise<number> {
  const judged = {
    type: service,
    fileName,
    quality_reason: qualityReason,
    no_patch: noPatch,
  }
  return update(caseId, {
    extraInfo: {
      session_checklist: fullChecklist(checklist),
      session_tests: [{ ...judged, ...(quality && { quality }) }],
    },
  })
}

/** Says that the beats are patched, or takes that back. Handbook 1.2. */
export async function setPatched({ caseId }: ReadingCase, isPatched: boolean): Promise<void> {
  await update(caseId, { status: isPatched ? 'patch_done' : 'data_ready' })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

/** Finishes the patching, unless that is done, and sends the case to its review. Handbook 1.2. */
export async function sendForReview({ caseId, status }: ReadingCase): Promise<void> {
  if (status === 'data_ready') await update(caseId, { status: 'patch_done' })
  await update(caseId, { status: 'ready_for_review' })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

/** Decides that a recording can be used, with its quality. The case goes back to the patchers or on to the reviewers. */
export async function decideQuality(
  { caseId, service }: ReadingCase,
  fileName: string,
  { quality, to, reason }: QualityDecision,
): Promise<void> {
  const judged = { type: service, fileName, quality, quality_reason: shortened(reason) }
  await update(caseId, {
    ...{ status: to, revision_note: reason },
    extraInfo: { session_tests: [judged] },
  })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

/** Rejects the case with each of its recordings. */
export async function rejectCase(
  { caseId, service }: ReadingCase,
  recordings: readonly Pick<Recording, 'fileName' | 'state'>[],
  reason: string,
): Promise<void> {
  const readable = recordings.filter(({ state }) => state === 'ready')
  const names = [...new Set(readable.map(({ fileName }) => fileName))]
  const session_tests = names.map((fileName) => ({
    ...{ type: service, fileName, quality: 'rejected' as const },
    quality_reason: shortened(reason),
  }))
  await update(caseId, {
    ...{ status: 'reject', revision_note: reason },
    ...(session_tests.length > 0 && { extraInfo: { session_tests } }),
  })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

const shortened = (reason: string) => [...reason].slice(0, QUALITY_REASON_MAX).join('')

export async function askQuality({ caseId }: ReadingCase, reason: string): Promise<void> {
  await update(caseId, { status: 'request_quality_review', revision_note: reason })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

async function update(caseId: string, params: Params): Promise<number> {
  const { session } = await orThrow<{ session: Case }>(
    client.cases.updateSession({ caseId, params }),
  )
  queryClient.setQueryData(readingCaseQuery(caseId).queryKey, (before) => {
    const after = toReadingCase(session)
    // this call does not say how the case came to its status
    return { ...after, lastStep: before?.status === after.status ? before.lastStep : undefined }
  })
  return session.version
}
