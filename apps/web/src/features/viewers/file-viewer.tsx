import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
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

/** Loads the code and the texts that this file needs. */
export async function fetchViewer(name: string): Promise<void> {
  const [{ fetchAhead }] = await Promise.all([
    import('./opening/open-viewer.tsx'),
    OpenViewer.fetch(),
  ])
  await fetchAhead(formatOf(name))
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
