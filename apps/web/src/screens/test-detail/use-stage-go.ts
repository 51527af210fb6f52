import { type CaseAddress, paths } from '@systole/contract/pages'
import { CASE_STAGES, type CaseStage } from '@systole/domain/cases/case-progress'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const ENTRY_KEY = 'systole.case-entry'

/** Returns the address of a stage, which is numbered within the stages of its service. */
export function addressOfStage<Stage extends string>(
  { stage: _shown, ...address }: CaseAddress,
  stage: Stage,
  stages: readonly Stage[],
): string {
  return paths.testDetail({ ...address, stage: stages.indexOf(stage) + 1 })
}

export function stageAddress(address: CaseAddress, stage: CaseStage): string {
  return addressOfStage(address, stage, CASE_STAGES)
}

/** Moves between the stages of an eConsult, and from the first one back to the page before the case (CASE-3). */
export function useStageGo(address: CaseAddress) {
  return useGoBetween(address, CASE_STAGES)
}

/** Moves between the given stages, and from the first one back to the page before the case. */
export function useGoBetween<Stage extends string>(address: CaseAddress, stages: readonly Stage[]) {
  const router = useRouter()
  const [entry] = useState(() => entryOf(address.caseId, router.history.location.state.__TSR_index))
  useEffect(() => rememberEntry(address.caseId, entry), [address.caseId, entry])
  return {
    to: (stage: Stage) => void router.navigate({ href: addressOfStage(address, stage, stages) }),
    leave: () => {
      const here = router.history.location.state.__TSR_index
      if (entry > 0) router.history.go(entry - here - 1)
      else void router.navigate({ href: paths.ongoing() })
    },
  }
}

/** Returns the position in the tab's history at which the case was entered; a reload keeps the first position. */
function entryOf(caseId: string, here: number): number {
  const [kept, index] = (read() ?? '').split(' ')
  const entered = Number(index)
  return kept === caseId && wasReloaded() && entered <= here ? entered : here
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

function rememberEntry(caseId: string, entry: number): void {
  try {
    window.sessionStorage.setItem(ENTRY_KEY, `${caseId} ${entry}`)
  } catch {
    // without storage, Back after a reload steps through the stages first
  }
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(ENTRY_KEY)
  } catch {
    return null
  }
}
