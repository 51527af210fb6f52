import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import type { ViewerProps } from './viewer-props.ts'

/** Viewers and their words come with the first file that is opened. */
const OpenViewer = lazy(async () => {
  const [{ OpenViewer: component }] = await Promise.all([
    import('./open-viewer.tsx'),
    addTexts('viewers'),
  ])
  return { default: component }
})

/** Shows a test file in the way its format asks for (INSP-9). Fills the height it is given. */
export function FileViewer(props: ViewerProps) {
  const { t } = useTranslation('common')
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <OpenViewer {...props} />
    </Suspense>
  )
}
