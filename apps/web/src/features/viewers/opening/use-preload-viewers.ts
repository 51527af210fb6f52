import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { usePointerApproach } from '../../../ui/hooks/use-pointer-approach.ts'

/**
 * Preloads the viewer of a file when its name (`data-file`, and `data-ecg` for an ECG) is about to be pressed, so that the click only
 * waits for the file; with an ECG also the recordings of the case.
 */
export function usePreloadViewers(caseId: string, alsoFetch?: () => Promise<unknown>): void {
  const queries = useQueryClient()
  usePointerApproach('[data-file]', (element) => {
    const name = element.getAttribute('data-file')
    if (!name) return
    const isEcg = element.hasAttribute('data-ecg')
    const recordings = isEcg && bringRecordings(queries, caseId)
    void Promise.all([bring(name, isEcg), recordings, alsoFetch?.()]).catch(() => undefined) // the click retries
  })
}

async function bring(name: string, isEcg: boolean): Promise<void> {
  const { fetchViewer, startDicomEngine } = await import('../file-viewer.tsx')
  await fetchViewer(name, { isEcg })
  if (formatOf(name) === 'dcm' && !isEcg) await startDicomEngine()
}

async function bringRecordings(queries: QueryClient, caseId: string): Promise<void> {
  const { fetchRecordings } = await import('../file-viewer.tsx')
  await fetchRecordings(queries, caseId)
}
