import { useEffect, useState } from 'react'
import { useSearchParams } from '../../search-params.ts'
import { rememberWorklist } from '../../shell/last-worklist.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { readFilter, type WorklistFilter, worklistViewHref } from './worklist-filter.ts'

/** The filters that are typed. */
type TypedFilter = 'find' | 'hospital'
export type TypedTexts = Record<TypedFilter, { text: string; type: (text: string) => void }>

/**
 * Manages the filter of the list in the address, so that a reload, a link and "back" show the same.
 * `wanted` includes text that is typed and not requested yet, so that choosing or saving a view keeps it.
 */
export function useWorklistFilter() {
  const go = useNavigateTo()
  const filter = readFilter(useSearchParams('worklist'))
  const address = worklistViewHref(filter)
  useEffect(() => rememberWorklist(address), [address])
  const request = (name: TypedFilter) => (text: string) =>
    go(worklistViewHref(withText(filter, name, text)), { replace: true })
  const find = useTyped(filter.find, request('find'))
  const hospital = useTyped(filter.hospital, request('hospital'))
  const change = (next: WorklistFilter) => {
    find.type(next.find ?? '')
    hospital.type(next.hospital ?? '')
    go(worklistViewHref(next), { replace: true })
  }
  const withFind = withText(filter, 'find', find.text.trim())
  const wanted = withText(withFind, 'hospital', hospital.text.trim())
  return { filter, wanted, change, typed: { find, hospital } }
}

function withText(filter: WorklistFilter, name: TypedFilter, text: string): WorklistFilter {
  const { [name]: _, ...rest } = filter
  return text ? { ...rest, [name]: text } : rest
}

/** Manages a typed text: it reaches the address after a pause, and other changes of the address reach the field. */
function useTyped(inAddress = '', onRest: (text: string) => void) {
  const [text, setText] = useState(inAddress)
  const [asked, setAsked] = useState(inAddress)
  const rested = useDebouncedValue(text).trim()
  if (inAddress !== asked) {
    setAsked(inAddress)
    if (inAddress !== text.trim()) setText(inAddress)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing triggers a request
  useEffect(() => {
    if (rested !== inAddress && rested === text.trim()) onRest(rested)
  }, [rested])
  return { text, type: setText }
}
