import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { Preparation } from '@systole/domain/ecg-patches/missing-to-send'
import type { Db } from '../../../db/database.ts'
import { type CaseRecording, findCaseTest, recordingsOfCase } from './case-test-store.ts'

/** Returns the preparation of a case, for the rule on what is missing before it can be sent. */
export async function loadPreparation(db: Db, caseId: string): Promise<Preparation> {
  const { checklist, qualities } = await findCaseTest(db, caseId)
  const recordings = await recordingsOfCase(db, caseId)
  return { checklist, recordings: recordings.map((each) => preparedOf(each, qualities)) }
}

function preparedOf(
  { recordingId, fileName, state, isPatched }: CaseRecording,
  qualities: readonly TestQuality[],
): Preparation['recordings'][number] {
  const judged = qualities.find((each) => each.fileName === fileName)
  return {
    recordingId,
    isReadable: state === 'ready',
    isPatched: isPatched || judged?.noPatch === true,
    undecidedBeats: 0,
    unsavedEdits: 0,
    quality: judged?.quality || undefined,
    qualityReason: judged?.reason ?? '',
  }
}
