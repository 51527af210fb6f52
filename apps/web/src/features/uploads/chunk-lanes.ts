/** Lanes that several files share: so many chunks are in flight, whichever file they are of. */
export type Lanes = {
  /**
   * Works a file's chunks off in all lanes that are free. `all` sends until nothing is left, by the step it is given;
   * rejects with the first failure once every lane has come to rest.
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
