import { type ComponentType, type FunctionComponent, use, useEffect, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { ChunkLoadError } from './chunk-load-error.tsx'
import { OpenContext } from './open-context.ts'

export type PreloadableComponent<P> = FunctionComponent<P> & {
  fetch: () => Promise<ComponentType<P>>
  isLoaded: () => boolean
}
type Meanwhile<P> = {
  /** Shown until the chunk is loaded. */
  Waiting?: ComponentType<P>
  /** Shown if it cannot be loaded. */
  Failed?: ComponentType<P & { onRetry: () => void }>
}
type Part<P> = ComponentType<P> | 'coming' | 'failed'

/** The fallback of small lazy components: renders nothing, retries when online. */
export const SILENT_RETRY = { Failed: Nothing }

/**
 * Creates a component in a chunk of its own that can be preloaded and then renders immediately. React's `lazy` suspends even if
 * loaded, each nested suspension costs a third of a second, and a failed chunk is never requested again, so that a dialog first
 * opened offline would break the whole page.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting = Nothing, Failed = ChunkLoadError }: Meanwhile<P> = {},
): PreloadableComponent<P> {
  let loaded: ComponentType<P> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each chunk, at the top of its module
  function Ahead(props: P) {
    const [{ part: Part }, setPart] = useState<{ part: Part<P> }>({ part: loaded ?? 'coming' })
    const wanted = use(OpenContext)
    useEffect(() => {
      const again = () => setPart({ part: 'coming' })
      if (Part === 'failed') return wanted ? onceBack(again) : again // on the next request
      if (Part !== 'coming') return
      let here = true
      fetch().then(
        (part) => here && setPart({ part }),
        () => {
          if (!navigator.onLine) connection.failed() // a late response had reported it as online
          if (here) setPart({ part: 'failed' })
        },
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
  return Object.assign(Ahead, { fetch, isLoaded: () => loaded !== undefined })
}

function Nothing() {
  return null
}

/** Runs an action when the device or the portal is online again; returns an unsubscribe function. */
function onceBack(act: () => void): () => void {
  const stop = connection.subscribe(() => connection.isOnline() && act())
  window.addEventListener('online', act, { once: true })
  return () => {
    stop()
    window.removeEventListener('online', act)
  }
}
