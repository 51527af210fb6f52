import { pickers } from '../file-system-access.ts'
import { readHandle } from './dropped-files.ts'
import type { FoundFile } from './found-file.ts'
import type { PickWhat } from './use-intake.ts'

/** Of an input field; a folder's files know their way from it. */
export function inputFiles(files: Iterable<File>): FoundFile[] {
  return [...files].map((file) => ({
    file,
    path: file.webkitRelativePath || file.name,
    handle: undefined,
  }))
}

/** Files or a folder through the browser's own picker, which also hands over where they lie. Undefined when it was closed. */
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
