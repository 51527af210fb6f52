import { onForget } from '../../../session/forget-everything.ts'

const DATABASE = 'systole-uploads'
const STORE = 'handles'

/** The file of an upload on this device, and the entry if it is in a ZIP. */
export type StoredHandle = { handle: FileSystemFileHandle; entry: string | undefined }

/**
 * Stores handles beside the remembered uploads, so that one click resumes after a reload; without IndexedDB files have to be
 * chosen again.
 */
export async function storeHandles(kept: ReadonlyMap<string, StoredHandle>): Promise<void> {
  if (kept.size === 0) return
  await change((store) => {
    for (const [identifier, handle] of kept) store.put(handle, identifier)
  })
}

export function dropHandle(identifier: string): void {
  void change((store) => store.delete(identifier))
}

export async function storedHandles(
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, StoredHandle>> {
  const found = new Map<string, StoredHandle>()
  await change((store) => {
    for (const identifier of identifiers) {
      const request: IDBRequest<StoredHandle | undefined> = store.get(identifier)
      request.onsuccess = () => {
        if (request.result) found.set(identifier, request.result)
      }
    }
  })
  return found
}

onForget(() => void change((store) => store.clear()))

/** Runs one transaction; never rejects, because handles are optional. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  if (!database) return
  await new Promise<void>((resolve) => {
    const transaction = database.transaction(STORE, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => resolve()
    work(transaction.objectStore(STORE))
  })
  database.close()
}

function open(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    if (!('indexedDB' in window)) return resolve(undefined)
    const request = window.indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}
