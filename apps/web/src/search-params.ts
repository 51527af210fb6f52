import { type PageId, type SearchOf, searchOf } from '@systole/contract/pages'
import { useSearch } from '@tanstack/react-router'

/** Returns the parsed query of a page; in its screen: `const { caseId, originalId } = useSearchParams('testDetail')`. */
export function useSearchParams<Id extends PageId>(page: Id): SearchOf<Id> {
  return searchOf(page, useSearch({ strict: false }))
}
