import type { DraftPlace } from '@systole/domain/drafts/draft-place'
import { useEffect } from 'react'
import { autosaverOf } from './autosavers.ts'

/** Fetches drafts while the page of their forms is still loading. */
export function useWarmDrafts(uid: string, places: readonly DraftPlace[]): void {
  const listed = places.join(' ')
  useEffect(() => {
    for (const place of listed.split(' ').filter(Boolean)) void autosaverOf(uid, place).open()
  }, [uid, listed])
}
