import type { DraftPlace } from '@systole/domain/drafts/draft-place'
import { useEffect } from 'react'
import { keeperOf } from './keepers.ts'

/** Asks for drafts while the page of their forms is still being fetched. */
export function useWarmDrafts(uid: string, places: readonly DraftPlace[]): void {
  const listed = places.join(' ')
  useEffect(() => {
    for (const place of listed.split(' ').filter(Boolean)) void keeperOf(uid, place).open()
  }, [uid, listed])
}
