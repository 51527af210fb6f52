import { type ReactNode, useState } from 'react'
import { Wanted } from './wanted.ts'

/** Fetches a lazy part when it is first wanted, and keeps it for its way out. */
export function OnDemand({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [needed, setNeeded] = useState(wanted)
  if (wanted && !needed) setNeeded(true)
  return needed ? <Wanted value={wanted}>{children}</Wanted> : null
}
