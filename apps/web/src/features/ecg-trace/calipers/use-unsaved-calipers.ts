import { useMemo, useState } from 'react'
import type { Caliper } from './caliper.ts'
import type { CaliperStore } from './use-calipers.ts'

/** Keeps the calipers of a page while it is open: they help to read the trace; what counts goes into a field. */
export function useUnsavedCalipers(): CaliperStore<Caliper> {
  const [calipers, setCalipers] = useState<readonly Caliper[]>([])
  return useMemo(
    () => ({
      calipers,
      make: (of) => ({ ...of, own: true }),
      put: (caliper) =>
        setCalipers((before) =>
          before.some(({ mid }) => mid === caliper.mid)
            ? before.map((each) => (each.mid === caliper.mid ? caliper : each))
            : [...before, caliper],
        ),
      remove: ({ mid }) => setCalipers((before) => before.filter((each) => each.mid !== mid)),
    }),
    [calipers],
  )
}
