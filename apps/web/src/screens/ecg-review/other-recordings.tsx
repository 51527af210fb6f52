import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'

/** Names the recording that the review reads, and leads to the others of the case. Nothing of those gets into its report. */
export function OtherRecordings(props: {
  caseId: string
  recordings: readonly Recording[]
  current: string | undefined
}) {
  const { caseId, recordings, current } = props
  const { t } = useTranslation('patching')
  const others = recordings.filter(({ rid }) => rid !== current)
  const reviewed = recordings.find(({ rid }) => rid === current)
  if (others.length === 0 || !reviewed) return null
  return (
    <Notice tone="info">
      {t('recordings.readsOne', { file: reviewed.fileName })}{' '}
      {others.map(({ rid, fileName }) => (
        <AppLink key={rid} href={paths.ecgPrepare({ caseId, rid })} style={{ marginRight: 12 }}>
          {fileName}
        </AppLink>
      ))}
    </Notice>
  )
}
