/** The File System Access API (Chromium), of which TypeScript's DOM has only a part. */
type Permission = (options: { mode: 'read' }) => Promise<PermissionState>
type Askable = { queryPermission?: Permission; requestPermission?: Permission }

type Pickers = {
  showOpenFilePicker?: (options: { multiple: true }) => Promise<FileSystemFileHandle[]>
  showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>
}
type DroppedItem = { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }

export function pickers(): Pickers {
  return window as Pickers // not in the DOM's types
}

export function handleOf(item: DataTransferItem): Promise<FileSystemHandle | null> | undefined {
  return (item as DroppedItem).getAsFileSystemHandle?.() // not in the DOM's types
}

/** Returns whether the file may be read; `ask` requests permission, which needs a user gesture. */
export async function mayRead(handle: FileSystemHandle, { ask }: { ask: boolean }) {
  const askable = handle as Askable // not in the DOM's types
  const state = await askable.queryPermission?.({ mode: 'read' })
  if (state !== 'prompt' || !ask) return state !== 'denied' && state !== 'prompt'
  return (await askable.requestPermission?.({ mode: 'read' })) === 'granted'
}

export function isFileHandle(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file'
}

export function isDirectoryHandle(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory'
}
