import { useSyncExternalStore } from 'react'
import { createStore } from '../../../store.ts'

/** An announcement about an upload for screen readers; for many files, the quarters are those of all together. */
export type UploadEvents = { caseId: string; name: string; isOfMany: boolean } & (
  | { kind: 'quarter'; percent: number }
  | { kind: 'added' }
  | { kind: 'failed' }
)

const store = createStore<UploadEvents | undefined>(undefined)

export const publishUploadEvent = store.set

export function useUploadEvents(caseId: string): UploadEvents | undefined {
  const events = useSyncExternalStore(store.subscribe, store.get)
  return events?.caseId === caseId ? events : undefined
}
