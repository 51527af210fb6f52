import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { fetchOverview } from '../ecg-trace/analysis/stored-overview.queries.ts'
import { recordingsQuery } from '../ecg-trace/recordings/recordings.queries.ts'
import { useBytesAhead } from './bytes/file-bytes.ts'
import { isEcg } from './opening/viewed-file.ts'
import type { ViewerProps } from './viewer-props.ts'

/** The viewers and their texts, loaded with the first file opened or about to be opened. */
const OpenViewer = lazyWithPreload<ViewerProps>(
  async () => {
    const [{ OpenViewer: component }] = await Promise.all([
      import('./opening/open-viewer.tsx'),
      addTexts('report', 'viewers'),
    ])
    return component
  },
  { Waiting: Coming },
)

/** Loads the code and the texts that this file needs; whether it is an ECG is seen in the file, if it is not known before. */
export async function fetchViewer(name: string, { isEcg } = { isEcg: false }): Promise<void> {
  const [{ fetchAhead }] = await Promise.all([
    import('./opening/open-viewer.tsx'),
    OpenViewer.fetch(),
  ])
  await fetchAhead(formatOf(name), { isEcg })
}

/** The recordings whose beginnings are loaded ahead; of a case with more the others are loaded when they are opened. */
const MOST_AHEAD = 4

/** Asks for the recordings of a case before its ECG is opened, with what is drawn first. */
export async function fetchRecordings(queries: QueryClient, caseId: string): Promise<void> {
  const [{ recordings }, { fetchTraceTop }] = await Promise.all([
    queries.fetchQuery(recordingsQuery(caseId)),
    import('../ecg-trace/source/trace-top.queries.ts'),
  ])
  const first = recordings.slice(0, MOST_AHEAD)
  await Promise.all(
    first.flatMap((each) => [fetchTraceTop(queries, each), fetchOverview(queries, each)]),
  )
}

/** Initializes the drawing of DICOM images, which otherwise takes a third of a second after the first click. */
export async function startDicomEngine(): Promise<void> {
  const { startEngine } = await import('./dicom-file-viewer.tsx')
  await startEngine()
}

/** Shows a test file in the viewer for its format (INSP-9). Fills the available height. */
export function FileViewer(props: ViewerProps) {
  useBytesAhead(props.file, props.renewUrl)
  useRecordingsAhead(props)
  return <OpenViewer {...props} />
}

/** Asks for the recordings of an ECG in parallel with the viewer's code. */
function useRecordingsAhead({ file, patient }: ViewerProps): void {
  useQuery({
    ...recordingsQuery(patient?.caseId ?? ''),
    enabled: patient !== undefined && isEcg(file),
    notifyOnChangeProps: [],
  })
}

function Coming() {
  const { t } = useTranslation('common')
  return <p role="status">{t('loading')}</p>
}
