import { HOUR, MINUTE, SECOND } from '../time/durations.ts'

type Looked = { isWaiting: boolean; addedAt: Date }

/** How soon a list is read again while something in it is still being read or drawn: soon at first, then seldom, then not for that. */
export function nextLook(
  files: readonly Looked[],
  { now, otherwise }: { now: Date; otherwise: number },
): number {
  const ages = files.flatMap(({ isWaiting, addedAt }) =>
    isWaiting ? [now.getTime() - addedAt.getTime()] : [],
  )
  const youngest = Math.min(...ages)
  if (youngest < MINUTE) return Math.min(2 * SECOND, otherwise)
  if (youngest < 10 * MINUTE) return Math.min(10 * SECOND, otherwise)
  return youngest < HOUR ? Math.min(MINUTE, otherwise) : otherwise
}
