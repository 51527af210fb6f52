import { type ReactNode, useState } from 'react'
import { OpenContext } from './open-context.ts'

/** Loads a lazy part on first use, and keeps it mounted for its exit transition. */
export function LazyMount({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [needed, setNeeded] = useState(wanted)
  if (wanted && !needed) setNeeded(true)
  return needed ? <OpenContext value={wanted}>{children}</OpenContext> : null
}
