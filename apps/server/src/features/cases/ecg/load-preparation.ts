import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { Preparation } from '@systole/domain/ecg-patches/missing-to-send'
import type { Db } from '../../../db/database.ts'
import {
  type CaseRecording,
  findCaseTest,
  recordingsOfCase,
  unreadFilesOf,
} from './case-test-store.ts'
import { countUndecided } from './count-undecided.ts'

/** Returns the preparation of a case, for the rule on what is missing before it can be sent. */
export async function loadPreparation(db: Db, caseId: string): Promise<Preparation> {
  const { checklist, qualities } = await findCaseTest(db, caseId)
  const recordings = await recordingsOfCase(db, caseId)
  const undecided = await countUndecided(
    db,
    recordings.map(({ recordingId }) => recordingId),
  )
  return {
    checklist,
    unreadFiles: await unreadFilesOf(db, caseId),
    recordings: recordings.map((each) => ({
      ...preparedOf(each, qualities),
      undecidedBeats: undecided.get(each.recordingId) ?? 0,
    })),
  }
}

function preparedOf(
  { recordingId, fileName, state, isPatched, isMeasuring }: CaseRecording,
  qualities: readonly TestQuality[],
): Omit<Preparation['recordings'][number], 'undecidedBeats'> {
  const judged = qualities.find((each) => each.fileName === fileName)
  return {
    recordingId,
    isReadable: state === 'ready',
    isPatched: isPatched || judged?.noPatch === true,
    isMeasuring,
    unsavedEdits: 0,
    quality: judged?.quality || undefined,
    qualityReason: judged?.reason ?? '',
  }
}
