import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useNear } from '../../ui/use-near.ts'
import { fetchViewer, startFilms } from './file-viewer.tsx'

/** Fetches the viewer of a file, and sets up what draws films, as soon as its name (`data-file`) is near being pressed: the click then only waits for the file. */
export function useViewersAhead(alsoFetch?: () => Promise<unknown>): void {
  useNear('[data-file]', (element) => {
    const name = element.getAttribute('data-file')
    if (!name) return
    void Promise.all([bring(name), alsoFetch?.()]).catch(() => undefined) // the click tries again
  })
}

async function bring(name: string): Promise<void> {
  await fetchViewer(name)
  if (formatOf(name) === 'dcm') await startFilms()
}
