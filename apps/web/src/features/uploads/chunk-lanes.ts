/** Lanes shared by several files, which limit the number of chunks in flight. */
export type Lanes = {
  /**
   * Sends a file's chunks in all free lanes. `all` sends until nothing is left, calling the given step; rejects with the first
   * failure once every lane has stopped.
   */
  together: (
    all: (step: () => Promise<void>) => Promise<void>,
    step: () => Promise<void>,
  ) => Promise<void>
}

export function chunkLanes(count: number): Lanes {
  let free = count
  const waiting: (() => void)[] = []
  const take = async () => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
  }
  const give = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    together: async (all, step) => {
      let failure: { error: unknown } | undefined
      const inLane = async () => {
        await take()
        try {
          if (!failure) await step()
        } catch (error) {
          failure ??= { error }
        } finally {
          give()
        }
        if (failure) throw failure.error
      }
      await Promise.allSettled(Array.from({ length: count }, () => all(inLane)))
      if (failure) throw failure.error
    },
  }
}
