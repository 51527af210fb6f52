import { useSyncExternalStore } from 'react'
import type { DraftKeeper, KeptDraft } from './draft-keeper.ts'

/** Returns a part of the draft. The component rerenders only when that part changes, so `pick` must return a stable value. */
export function useKept<T>(keeper: DraftKeeper, pick: (kept: KeptDraft) => T): T {
  return useSyncExternalStore(keeper.state.subscribe, () => pick(keeper.state.get()))
}
