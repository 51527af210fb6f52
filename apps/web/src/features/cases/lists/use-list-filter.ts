import type { ListAddress } from '@systole/contract/pages'
import { useEffect, useState } from 'react'
import { useSearchParams } from '../../../search-params.ts'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'

const QUIET_MS = 300

/**
 * Manages the filter of a list in the address, so that a reload or a shared link shows the same rows.
 * `chips` begins with the one that shows all; the text reaches the address after a pause in typing.
 */
export function useListFilter<Which extends string>(
  address: (query: ListAddress) => string,
  chips: readonly [Which, ...Which[]],
) {
  const asked = useSearchParams('report')
  const go = useNavigateTo()
  const [which, setWhich] = useState(() => chips.find((chip) => chip === asked.show) ?? chips[0])
  const [find, setFind] = useState(asked.find ?? '')
  const show = which === chips[0] ? undefined : which
  const wanted = find.trim() || undefined
  const isThere = asked.show === show && asked.find === wanted
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => {
      go(address({ ...(show && { show }), ...(wanted && { find: wanted }) }), { replace: true })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isThere, show, wanted, go, address])
  const clear = () => {
    setWhich(chips[0])
    setFind('')
  }
  return {
    which,
    setWhich,
    find,
    setFind,
    clear,
    isFiltered: show !== undefined || Boolean(wanted),
  }
}
