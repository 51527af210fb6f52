import { can } from '@systole/domain/access/access'
import { hasEcgStep, preparationStage } from '@systole/domain/ecg-cases/preparation-access'
import { useMemo } from 'react'
import type { ReadOnlyReason } from '../../features/ecg-patching/patch-statements.ts'
import type { EditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { useSession } from '../../session/session-context.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'

export type PatchAccess = {
  readOnly: ReadOnlyReason | undefined
  /** True for the person who has the case. */
  isHolder: boolean
  /** True if this account prepares cases in this status. */
  mayTake: boolean
  mayTakeOver: boolean
  mayDecideQuality: boolean
  mayReject: boolean
}

/** Returns what this account may do with the recording here, by the table of steps, and why it may not change it. */
export function usePatchAccess(consult: ReadingCase, lock: EditLock): PatchAccess {
  const { uid, user_type } = useSession()
  const isNarrow = useNarrow()
  const { reader } = consult
  const stage = preparationStage(consult)
  const mayTake = hasEcgStep(consult, 'claimPatch', user_type)
  const reasons: [ReadOnlyReason, boolean][] = [
    ['waiting', stage === 'waiting'],
    ['asked', stage === 'asked'],
    ['rejected', stage === 'rejected'],
    ['sent', stage === 'sent'],
    ['noRight', !can(user_type, 'saveEcgPatch')],
    // the size of the screen comes before the offer of the case
    ['narrow', isNarrow && (reader === undefined || reader.accountId === uid)],
    ['notTaken', reader === undefined],
    ['heldByOther', reader?.accountId !== uid],
    ['otherTab', !lock.isOurs],
  ]
  const [first] = reasons.find(([, holds]) => holds) ?? []
  const isHolder = reader?.accountId === uid
  return useMemo(() => {
    const judges = can(user_type, 'judgeQuality')
    return {
      ...{ readOnly: first, isHolder, mayTake },
      mayTakeOver: hasEcgStep(consult, 'takeOver', user_type),
      mayDecideQuality: judges && hasEcgStep(consult, 'decideQuality', user_type),
      mayReject: judges && hasEcgStep(consult, 'reject', user_type),
    }
  }, [consult, user_type, first, isHolder, mayTake])
}
