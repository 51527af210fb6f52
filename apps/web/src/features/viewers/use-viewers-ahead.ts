import { useNear } from '../../ui/use-near.ts'
import { fetchViewer } from './file-viewer.tsx'

/** Fetches the viewer of a file as soon as its name (`data-file`) is near being pressed: the click then only waits for the file. */
export function useViewersAhead(alsoFetch?: () => Promise<unknown>): void {
  useNear('[data-file]', (element) => {
    const name = element.getAttribute('data-file')
    if (!name) return
    void Promise.all([fetchViewer(name), alsoFetch?.()]).catch(() => undefined) // the click tries again
  })
}
