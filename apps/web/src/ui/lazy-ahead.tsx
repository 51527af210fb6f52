import { type ComponentType, type FunctionComponent, use, useEffect, useState } from 'react'
import { connection } from '../api/connection.ts'
import { PartNotLoaded } from './part-not-loaded.tsx'
import { Wanted } from './wanted.ts'

export type LazyAhead<P> = FunctionComponent<P> & { fetch: () => Promise<ComponentType<P>> }
type Meanwhile<P> = {
  /** Until the chunk is here. */
  Waiting?: ComponentType<P>
  /** When it does not come: the line is cut. */
  Failed?: ComponentType<P & { onRetry: () => void }>
}
type Part<P> = ComponentType<P> | 'coming' | 'failed'

/** For what is small and has no room for words: it comes once the line is back. */
export const LATER = { Failed: Nothing }

/**
 * A component of a chunk of its own that can be fetched before it is drawn, and is then drawn at once. React's own
 * `lazy` waits even for what is there, each such wait within another costs a third of a second, and a chunk that did
 * not come once it never asks for again: the whole page would break for a dialog first opened without a line.
 */
export function lazyAhead<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting = Nothing, Failed = PartNotLoaded }: Meanwhile<P> = {},
): LazyAhead<P> {
  let loaded: ComponentType<P> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each chunk, at the top of its module
  function Ahead(props: P) {
    const [{ part: Part }, setPart] = useState<{ part: Part<P> }>({ part: loaded ?? 'coming' })
    const wanted = use(Wanted)
    useEffect(() => {
      const again = () => setPart({ part: 'coming' })
      if (Part === 'failed') return wanted ? onceBack(again) : again // once it is wanted anew
      if (Part !== 'coming') return
      let here = true
      fetch().then(
        (part) => here && setPart({ part }),
        () => here && setPart({ part: 'failed' }),
      )
      return () => {
        here = false
      }
    }, [Part, wanted])
    if (Part === 'coming') return <Waiting {...props} />
    if (Part === 'failed' && !wanted) return null
    if (Part === 'failed') return <Failed {...props} onRetry={() => setPart({ part: 'coming' })} />
    return <Part {...props} />
  }
  return Object.assign(Ahead, { fetch })
}

function Nothing() {
  return null
}

/** The device or the portal says that the line is back; answers how to wait no more. */
function onceBack(act: () => void): () => void {
  const stop = connection.subscribe(() => connection.isOnline() && act())
  window.addEventListener('online', act, { once: true })
  return () => {
    stop()
    window.removeEventListener('online', act)
  }
}
