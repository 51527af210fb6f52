import { type ReactNode, useState } from 'react'
import { Wanted } from './wanted.ts'

/** Loads a lazy part on first use, and keeps it mounted for its exit transition. */
export function OnDemand({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [needed, setNeeded] = useState(wanted)
  if (wanted && !needed) setNeeded(true)
  return needed ? <Wanted value={wanted}>{children}</Wanted> : null
}
