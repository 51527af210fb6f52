import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import type { TraceSource } from '../../../ecg-trace/source/trace-source.ts'
import { captureStrip } from '../../key-image/capture-strip.ts'
import { type Seen, seenStrip } from '../seen-strip.ts'
import { printedRowsOf, type Stretch } from './stretches.ts'

/** Returns the rows of the stretches as strips of a report: the same drawing as in its page and PDF. */
export function stripsOf(
  source: TraceSource,
  seen: Seen,
  stretches: readonly Stretch[],
): EcgStrip[] {
  const strip = seenStrip(source, seen)
  return stretches
    .flatMap((stretch) => printedRowsOf(stretch, strip.speed))
    .map(({ from, to }) =>
      captureStrip({
        ...strip,
        ...{ caliper: undefined, startSeconds: from, secondsShown: to - from },
      }),
    )
}

/** Resolves to true when the samples of the strips have arrived, and to false if the connection failed. */
export function whenRead(source: TraceSource, read: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      read() // asks for the samples that are missing
      const state = source.state()
      if (state === 'loading') return
      unsubscribe()
      resolve(state === 'ready')
    }
    const unsubscribe = source.subscribe(look)
    look()
  })
}
