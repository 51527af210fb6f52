import type { Case } from '@systole/contract/cases/wire-case'
import { isEditable } from '@systole/domain/cases/case-status'
import { useMemo, useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

export type DraftSelection = {
  isOn: boolean
  /** The drafts that can be chosen, and those that are. */
  drafts: readonly Case[]
  chosen: readonly Case[]
  has: (caseId: string) => boolean
  toggle: (caseId: string) => void
  toggleAll: () => void
  begin: () => void
  end: () => void
}

/** Manages the selection of drafts to be deleted together. Drafts hidden by a filter are never selected. */
export function useDraftSelection(shown: readonly Case[]): DraftSelection {
  const [isOn, setIsOn] = useState(false)
  const [marked, setMarked] = useState(NONE)
  const drafts = useMemo(() => shown.filter(({ status }) => isEditable(status)), [shown])
  const chosen = drafts.filter(({ caseId }) => marked.has(caseId))
  return {
    isOn: isOn && drafts.length > 0,
    drafts,
    chosen,
    has: (caseId) => marked.has(caseId),
    toggle: (caseId) =>
      setMarked((before) => {
        const after = new Set(before)
        if (!after.delete(caseId)) after.add(caseId)
        return after
      }),
    toggleAll: () =>
      setMarked(
        chosen.length === drafts.length ? NONE : new Set(drafts.map(({ caseId }) => caseId)),
      ),
    begin: () => setIsOn(true),
    end: () => {
      setIsOn(false)
      setMarked(NONE)
    },
  }
}
