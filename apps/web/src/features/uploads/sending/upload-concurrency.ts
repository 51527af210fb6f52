/**
 * Upload slots shared by several files, which limit the number of chunks in flight. Hand-written, because a file's first failure
 * stops its own waiting chunks only.
 */
export type UploadSlots = {
  /**
   * Sends a file's chunks in all free slots. `all` sends until nothing is left, calling the given step; rejects with the first
   * failure once every slot has stopped.
   */
  together: (
    all: (step: () => Promise<void>) => Promise<void>,
    step: () => Promise<void>,
  ) => Promise<void>
}

export function uploadSlots(count: number): UploadSlots {
  let free = count
  const waiting: (() => void)[] = []
  const acquire = async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
  }
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    together: async (all, step) => {
      let failure: { error: unknown } | undefined
      const inSlot = async () => {
        await acquire()
        try {
          if (!failure) await step()
        } catch (error) {
          failure ??= { error }
        } finally {
          release()
        }
        if (failure) throw failure.error
      }
      await Promise.allSettled(Array.from({ length: count }, () => all(inSlot)))
      if (failure) throw failure.error
    },
  }
}
