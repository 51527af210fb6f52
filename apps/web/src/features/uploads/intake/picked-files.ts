import { pickers } from '../sending/file-system-access.ts'
import { readHandle } from './dropped-files.ts'
import type { FoundFile } from './found-file.ts'

export type PickWhat = 'files' | 'folder'

/** Returns the files of an input field, with their paths in a folder. */
export function inputFiles(files: Iterable<File>): FoundFile[] {
  return [...files].map((file) => ({
    file,
    path: file.webkitRelativePath || file.name,
    handle: undefined,
  }))
}

/** Returns files or a folder from the browser's picker, with handles; `undefined` if it was cancelled. */
export async function pickHandles(what: PickWhat): Promise<FoundFile[] | undefined> {
  const { showOpenFilePicker, showDirectoryPicker } = pickers()
  try {
    const handles =
      what === 'folder'
        ? [await showDirectoryPicker?.call(window)]
        : ((await showOpenFilePicker?.call(window, { multiple: true })) ?? [])
    const found: FoundFile[] = []
    for (const handle of handles) if (handle) await readHandle(handle, '', found)
    return found
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}
