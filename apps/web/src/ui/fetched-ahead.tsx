import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

/**
 * A part in a chunk of its own that can be fetched before it is drawn: once it is there it is drawn at once,
 * where `lazy` alone would still show what stands in for it for a moment.
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & { fetch: () => void } {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await fetch() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where modules begin
  const Part = (props: Props) => {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  // A part that did not come is asked for again when it is drawn.
  return Object.assign(Part, { fetch: () => void fetch().catch(() => undefined) })
}
