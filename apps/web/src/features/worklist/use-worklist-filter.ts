import { useEffect, useState } from 'react'
import { useSearchParams } from '../../search-params.ts'
import { rememberWorklist } from '../../shell/last-worklist.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { readFilter, type WorklistFilter, worklistViewHref } from './worklist-filter.ts'

/**
 * Manages the filter of the list in the address, so that a reload, a link and "back" show the same.
 * `wanted` includes text that is typed and not requested yet, so that choosing or saving a view keeps it.
 */
export function useWorklistFilter() {
  const go = useNavigateTo()
  const filter = readFilter(useSearchParams('worklist'))
  const address = worklistViewHref(filter)
  useEffect(() => rememberWorklist(address), [address])
  const { typed, setTyped } = useTyped(filter, (find) => {
    go(worklistViewHref(withFind(filter, find)), { replace: true })
  })
  const change = (next: WorklistFilter) => {
    setTyped(next.find ?? '')
    go(worklistViewHref(next), { replace: true })
  }
  return { filter, wanted: withFind(filter, typed.trim()), change, typed, setTyped }
}

function withFind({ find: _, ...rest }: WorklistFilter, find: string): WorklistFilter {
  return find ? { ...rest, find } : rest
}

/** Manages the typed text: it reaches the address after a pause, and other changes of the address reach the field. */
function useTyped({ find = '' }: WorklistFilter, onRest: (find: string) => void) {
  const [typed, setTyped] = useState(find)
  const [asked, setAsked] = useState(find)
  const rested = useDebouncedValue(typed).trim()
  if (find !== asked) {
    setAsked(find)
    if (find !== typed.trim()) setTyped(find)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing triggers a request
  useEffect(() => {
    if (rested !== find && rested === typed.trim()) onRest(rested)
  }, [rested])
  return { typed, setTyped }
}
