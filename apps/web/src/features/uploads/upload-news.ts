import { useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'

/** What those who hear the page are told about an upload. */
export type UploadNews = { caseId: string; name: string } & (
  | { kind: 'quarter'; percent: number }
  | { kind: 'added' }
)

const store = createStore<UploadNews | undefined>(undefined)

export const tellNews = store.set

export function useUploadNews(caseId: string): UploadNews | undefined {
  const news = useSyncExternalStore(store.subscribe, store.get)
  return news?.caseId === caseId ? news : undefined
}
