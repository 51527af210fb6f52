import { HOUR, MINUTE, SECOND } from '../time/durations.ts'

type Looked = { isWaiting: boolean; addedAt: Date }

/**
 * Returns the delay in ms until a list is loaded again while some of its files are being processed: short for new files, longer
 * with age, then `otherwise`.
 */
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
