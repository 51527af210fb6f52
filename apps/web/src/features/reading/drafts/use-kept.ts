import { useSyncExternalStore } from 'react'
import type { KeptDraft, ReportAutosaver } from './report-autosaver.ts'

/** Returns a part of the draft. The component rerenders only when that part changes, so `pick` must return a stable value. */
export function useKept<T>(autosaver: ReportAutosaver, pick: (kept: KeptDraft) => T): T {
  return useSyncExternalStore(autosaver.state.subscribe, () => pick(autosaver.state.get()))
}
