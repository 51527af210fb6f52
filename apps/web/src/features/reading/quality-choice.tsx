import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../ui/radio-field.tsx'
import { QUALITY_ID } from './answer-ids.ts'
import type { DraftEditing } from './draft-editing.ts'

type Quality = NonNullable<ReportDraft['quality']>
const QUALITIES: readonly Quality[] = ['acceptable', 'marginally acceptable', 'rejected']

/** Whether the files could be read; printed in the appendix. */
export function QualityChoice({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  return (
    <RadioField<Quality>
      id={QUALITY_ID}
      label={t('quality.title')}
      value={editing.draft.quality ?? ''}
      disabled={!editing.canWrite}
      onChange={(quality) => editing.edit((draft) => ({ ...draft, quality }))}
      options={QUALITIES.map((quality) => ({ value: quality, label: t(`quality.${quality}`) }))}
    />
  )
}
