import { can } from '@systole/domain/access/access'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { ReadOnlyReason } from '../../features/ecg-patching/preparation.ts'
import type { EditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { useSession } from '../../session/session-context.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'

/** The statuses in which beats are corrected by the person who has the case. Handbook 1.2. */
const IN_WORK: readonly CaseStatus[] = [
  'data_ready',
  'patch_done',
  '1st_reviewing',
  '2nd_reviewing',
  'data_processing',
]
/** The statuses in which a patcher takes the case. */
const TO_TAKE: readonly CaseStatus[] = ['data_ready', 'patch_done']

export type PatchAccess = { readOnly: ReadOnlyReason | undefined; mayTake: boolean }

/** Returns whether this account may change the recording here, and otherwise why not. */
export function usePatchAccess({ status, reader }: ReadingCase, lock: EditLock): PatchAccess {
  const { uid, user_type } = useSession()
  const isNarrow = useNarrow()
  const reasons: [ReadOnlyReason, boolean][] = [
    ['noRight', !can(user_type, 'saveEcgPatch')],
    ['asked', status === 'request_quality_review'],
    ['sent', !IN_WORK.includes(status)],
    ['notTaken', reader === undefined],
    ['heldByOther', reader?.accountId !== uid],
    ['otherTab', !lock.isOurs],
    ['narrow', isNarrow],
  ]
  const [first] = reasons.find(([, holds]) => holds) ?? []
  return { readOnly: first, mayTake: TO_TAKE.includes(status) }
}
