import { useSyncExternalStore } from 'react'
import type { DraftKeeper, KeptDraft } from './draft-keeper.ts'

/**
 * A part of what is being written. Who picks it is drawn anew when that part changes, not at every key;
 * so what is picked must be the very same as long as it means the same.
 */
export function useKept<T>(keeper: DraftKeeper, pick: (kept: KeptDraft) => T): T {
  return useSyncExternalStore(keeper.state.subscribe, () => pick(keeper.state.get()))
}
