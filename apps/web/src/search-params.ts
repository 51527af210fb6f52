import { type PageId, type RawSearch, type SearchOf, searchOf } from '@systole/contract/pages'
import { useSearch } from '@tanstack/react-router'

export function parseSearch(search: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Returns the parsed query of a page; in its screen: `const { usid, ousid } = useSearchParams('testDetail')`. */
export function useSearchParams<Id extends PageId>(page: Id): SearchOf<Id> {
  return searchOf(page, useSearch({ strict: false }))
}
