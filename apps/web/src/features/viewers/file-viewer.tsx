import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyAhead } from '../../ui/lazy-ahead.tsx'
import { useBytesAhead } from './file-bytes.ts'
import type { ViewerProps } from './viewer-props.ts'

/** Viewers and their words come with the first file that is opened, or when it is near being opened. */
const OpenViewer = lazyAhead<ViewerProps>(
  async () => {
    const [{ OpenViewer: component }] = await Promise.all([
      import('./open-viewer.tsx'),
      addTexts('report', 'viewers'),
    ])
    return component
  },
  { Waiting: Coming },
)

/** Brings the code and the words that this file will need. */
export async function fetchViewer(name: string): Promise<void> {
  const [{ fetchAhead }] = await Promise.all([import('./open-viewer.tsx'), OpenViewer.fetch()])
  await fetchAhead(formatOf(name))
}

/** Sets up what draws films; with the first of them that took a third of a second from the click. */
export async function startFilms(): Promise<void> {
  const { startEngine } = await import('./dicom-file-viewer.tsx')
  await startEngine()
}

/** Shows a test file in the way its format asks for (INSP-9). Fills the height it is given. */
export function FileViewer(props: ViewerProps) {
  useBytesAhead(props.file, props.renewUrl)
  return <OpenViewer {...props} />
}

function Coming() {
  const { t } = useTranslation('common')
  return <p role="status">{t('loading')}</p>
}
