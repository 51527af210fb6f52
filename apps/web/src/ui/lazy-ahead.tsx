import { type ComponentType, useEffect, useState } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'

export type LazyAhead<P> = ComponentType<P> & { fetch: () => Promise<ComponentType<P>> }
type Meanwhile<P> = {
  /** Until the chunk is here. */
  Waiting?: ComponentType<P>
  /** When it does not come: the line is cut. */
  Failed?: ComponentType<P & { onRetry: () => void }>
}
type Part<P> = ComponentType<P> | 'coming' | 'failed'

/**
 * A component of a chunk of its own that can be fetched before it is drawn, and is then drawn at once. React's own
 * `lazy` waits even for what is there, each such wait within another costs a third of a second, and a chunk that did
 * not come once it never asks for again.
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
    useEffect(() => {
      if (Part === 'failed') return onceOnline(() => setPart({ part: 'coming' }))
      if (Part !== 'coming') return
      let wanted = true
      fetch().then(
        (part) => wanted && setPart({ part }),
        () => wanted && setPart({ part: 'failed' }),
      )
      return () => {
        wanted = false
      }
    }, [Part])
    if (Part === 'coming') return <Waiting {...props} />
    if (Part === 'failed') return <Failed {...props} onRetry={() => setPart({ part: 'coming' })} />
    return <Part {...props} />
  }
  return Object.assign(Ahead, { fetch })
}

function Nothing() {
  return null
}

/** The device says that its line is back; answers how to wait no more. */
function onceOnline(act: () => void): () => void {
  window.addEventListener('online', act, { once: true })
  return () => window.removeEventListener('online', act)
}
