import { type CaseAddress, paths } from '@systole/contract/pages'
import { CASE_STAGES, type CaseStage } from '@systole/domain/cases/case-progress'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const ENTRY_KEY = 'systole.case-entry'

export function stageAddress({ stage: _shown, ...address }: CaseAddress, stage: CaseStage): string {
  return paths.testDetail({ ...address, stage: CASE_STAGES.indexOf(stage) + 1 })
}

/** Moves between stages, and from the first one back to the page before the case (CASE-3). */
export function useStageGo(address: CaseAddress) {
  const router = useRouter()
  const [entry] = useState(() => entryOf(address.caseId, router.history.location.state.__TSR_index))
  useEffect(() => rememberEntry(address.caseId, entry), [address.caseId, entry])
  return {
    to: (stage: CaseStage) => void router.navigate({ href: stageAddress(address, stage) }),
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
