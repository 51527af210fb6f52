import type { Case } from '@systole/contract/cases/wire-case'
import { fullChecklist } from '@systole/domain/ecg-patches/checklist'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Preparation } from '../../features/ecg-patching/preparation.ts'
import { readingCaseQuery } from '../../features/reading/desk/reading.queries.ts'
import { type ReadingCase, toReadingCase } from '../../features/reading/desk/reading-case.ts'

type Params = Parameters<typeof client.cases.updateSession>[0]['params']

/** Returns what staff have stated so far about a recording and its case. */
export function preparationOf(consult: ReadingCase, fileName: string): Preparation {
  const judged = consult.judgements.find((each) => each.fileName === fileName)
  return {
    checklist: consult.checklist,
    quality: judged?.quality,
    qualityReason: judged?.reason ?? '',
  }
}

/** Saves checklist and quality of a recording. */
export function savePreparation(
  { caseId, service }: ReadingCase,
  fileName: string,
  { checklist, quality, qualityReason }: Preparation,
): Promise<void> {
  const judged = { type: service, fname: fileName, quality_reason: qualityReason }
  return update(caseId, {
    exinfo: {
      session_checklist: fullChecklist(checklist),
      session_tests: [{ ...judged, ...(quality && { quality }) }],
    },
  })
}

/** Finishes the patching, unless that is done, and sends the case to its review. Handbook 1.2. */
export async function sendForReview({ caseId, status }: ReadingCase): Promise<void> {
  if (status === 'data_ready') await update(caseId, { status: 'patch_done' })
  await update(caseId, { status: 'ready_for_review' })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

export async function askQuality({ caseId }: ReadingCase, reason: string): Promise<void> {
  await update(caseId, { status: 'request_quality_review', revision_note: reason })
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}

async function update(caseId: string, params: Params): Promise<void> {
  const { session } = await orThrow<{ session: Case }>(
    client.cases.updateSession({ caseId, params }),
  )
  queryClient.setQueryData(readingCaseQuery(caseId).queryKey, toReadingCase(session))
}
