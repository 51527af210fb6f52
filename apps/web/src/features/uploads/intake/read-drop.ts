import { handleOf } from '../sending/file-system-access.ts'

/** The data of a drop that must be read while its event is handled. */
export type Dropped = {
  items: {
    handle: Promise<FileSystemHandle | null> | undefined
    entry: FileSystemEntry | undefined
    file: File | undefined
  }[]
  files: File[]
}

export function readDrop(dropped: DataTransfer): Dropped {
  const items = [...dropped.items].filter(({ kind }) => kind === 'file')
  return {
    items: items.map((item) => ({
      handle: handleOf(item),
      entry: item.webkitGetAsEntry?.() ?? undefined,
      file: item.getAsFile() ?? undefined,
    })),
    files: [...dropped.files],
  }
}
