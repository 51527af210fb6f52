import { progressPercent } from '@systole/domain/uploads/chunks/uploader-state'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useMemo, useSyncExternalStore } from 'react'
import { createStore, type Store } from '../../../store.ts'
import { findQueuedUpload, isRunning, type Upload, uploadStore } from './upload-store.ts'

/** An upload for lists, which changes with its phase but not with every chunk. */
export type ListedUpload = Pick<
  Upload,
  'identifier' | 'caseId' | 'accountId' | 'name' | 'kind' | 'sizeBytes' | 'isOfMany'
> & { phase: Upload['state']['phase'] }

const listed = derivedList((upload): ListedUpload => {
  const { identifier, caseId, accountId, name, kind, sizeBytes, isOfMany, state } = upload
  return { identifier, caseId, accountId, name, kind, sizeBytes, isOfMany, phase: state.phase }
})

const arriving = derivedList(({ identifier, caseId, accountId, kind, state }) => {
  const percent = progressPercent(state)
  return { identifier, caseId, accountId, kind, percent, runs: isRunning(state) }
})

/** Returns the uploads of one account to one case. */
export function useUploads(caseId: string, accountId: string): readonly ListedUpload[] {
  return useOwn(listed, caseId, accountId)
}

/** Returns the progress of a case's running uploads by file kind. */
export function useArriving(
  caseId: string,
  accountId: string,
): readonly { kind: FileKind; percent: number }[] {
  const own = useOwn(arriving, caseId, accountId)
  return useMemo(() => own.filter(({ runs }) => runs), [own])
}

/** Returns one upload, updated with every chunk. */
export function useUpload(identifier: string | undefined): Upload | undefined {
  return useSyncExternalStore(uploadStore.subscribe, () =>
    identifier === undefined ? undefined : findQueuedUpload(identifier),
  )
}

type Owned = { identifier: string; caseId: string; accountId: string }

function useOwn<Item extends Owned>(
  store: Store<readonly Item[]>,
  caseId: string,
  accountId: string,
): readonly Item[] {
  const all = useSyncExternalStore(store.subscribe, store.get)
  return useMemo(
    () => all.filter((item) => item.caseId === caseId && item.accountId === accountId),
    [all, caseId, accountId],
  )
}

/**
 * Creates a derived list that keeps its identity while `derive` returns equal items, so that 200 rows do not rerender with every
 * chunk.
 */
function derivedList<Item extends Owned>(derive: (upload: Upload) => Item): Store<readonly Item[]> {
  const store = createStore<readonly Item[]>(uploadStore.get().map(derive))
  uploadStore.subscribe(() => {
    const before = new Map(store.get().map((item) => [item.identifier, item]))
    const now = uploadStore.get().map((upload) => {
      const item = derive(upload)
      const known = before.get(item.identifier)
      return known && isAlike(known, item) ? known : item
    })
    const isSame = now.length === before.size && now.every((item, at) => item === store.get()[at])
    if (!isSame) store.set(now)
  })
  return store
}

function isAlike(one: object, other: object): boolean {
  const values = Object.values(other)
  return Object.values(one).every((value, at) => Object.is(value, values[at]))
}
