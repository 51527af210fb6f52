import { Species } from '@systole/domain/pets/pet'
import { RecordColumn, recordYears, SortDirection } from '@systole/domain/pets/record-list'
import { useEffect, useState } from 'react'
import type { RecordFilter } from '../pets.queries.ts'

const QUIET_MS = 150
/** The key in the tab's storage, so that the search ends with the session. */
const REMEMBERED = 'systole.records'

/** Manages the filter as typed and as requested 150 ms after the last change; both are restored when the list reopens. */
export function useRecordFilter() {
  const [filter, setFilter] = useState(remembered)
  const [asked, setAsked] = useState(filter)
  const [composing, setComposing] = useState(false)
  useEffect(() => {
    if (composing || filter === asked) return
    const timer = setTimeout(() => {
      setAsked(filter)
      remember(filter)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [filter, asked, composing])
  return {
    filter,
    asked: { ...asked, find: asked.find.trim() },
    change: (change: Partial<RecordFilter>) => setFilter({ ...filter, ...change }),
    /** an input method is composing: an incomplete word is not searched for */
    setComposing,
  }
}

function firstFilter(): RecordFilter {
  const year = new Date().getFullYear()
  return { find: '', species: '', year, sort: 'lastVisit', direction: 'descending' }
}

function remember(filter: RecordFilter): void {
  try {
    window.sessionStorage.setItem(REMEMBERED, JSON.stringify(filter))
  } catch {
    // storage is full or switched off: the list opens without a filter next time
  }
}

function remembered(): RecordFilter {
  const fresh = firstFilter()
  const kept = new Map(Object.entries(readKept()))
  const find = kept.get('find')
  const year = recordYears(new Date().getFullYear()).find((each) => each === kept.get('year'))
  return {
    find: typeof find === 'string' ? find : fresh.find,
    species: Species.safeParse(kept.get('species')).data ?? fresh.species,
    year: kept.get('year') === '' ? '' : (year ?? fresh.year),
    sort: RecordColumn.safeParse(kept.get('sort')).data ?? fresh.sort,
    direction: SortDirection.safeParse(kept.get('direction')).data ?? fresh.direction,
  }
}

function readKept(): object {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(REMEMBERED) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}
