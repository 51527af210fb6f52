import { type ComponentType, lazy, useState } from 'react'

export type LazyAhead<P> = ComponentType<P> & { fetch: () => Promise<ComponentType<P>> }

/**
 * A component of a chunk of its own that can be fetched before it is drawn, and is then drawn at once. React's own
 * `lazy` waits even for what is there, and each such wait within another costs a third of a second.
 */
export function lazyAhead<P extends object>(load: () => Promise<ComponentType<P>>): LazyAhead<P> {
  let loaded: ComponentType<P> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  const Waiting = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each chunk, at the top of its module
  function Ahead(props: P) {
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Waiting) // chosen once: another would start anew
    return <Component {...props} />
  }
  return Object.assign(Ahead, { fetch })
}
