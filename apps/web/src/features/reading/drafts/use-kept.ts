import { useSyncExternalStore } from 'react'
import type { ReportAutosaver, KeptDraft } from './draft-keeper.ts'

/** Returns a part of the draft. The component rerenders only when that part changes, so `pick` must return a stable value. */
export function useKept<T>(keeper: ReportAutosaver, pick: (kept: KeptDraft) => T): T {
  return useSyncExternalStore(keeper.state.subscribe, () => pick(keeper.state.get()))
}
