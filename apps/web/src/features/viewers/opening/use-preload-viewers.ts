import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { usePointerApproach } from '../../../ui/hooks/use-pointer-approach.ts'

/**
 * Preloads the viewer of a file when its name (`data-file`) is about to be pressed, so that the click only waits for the file.
 */
export function usePreloadViewers(alsoFetch?: () => Promise<unknown>): void {
  usePointerApproach('[data-file]', (element) => {
    const name = element.getAttribute('data-file')
    if (!name) return
    void Promise.all([bring(name), alsoFetch?.()]).catch(() => undefined) // the click retries
  })
}

async function bring(name: string): Promise<void> {
  const { fetchViewer, startDicomEngine } = await import('../file-viewer.tsx')
  await fetchViewer(name)
  if (formatOf(name) === 'dcm') await startDicomEngine()
}
