import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { useTranslation } from 'react-i18next'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { useKept } from '../drafts/use-kept.ts'
import { QUALITY_ID } from './answer-ids.ts'

type Quality = NonNullable<ReportDraft['quality']>
const QUALITIES: readonly Quality[] = ['acceptable', 'marginally acceptable', 'rejected']

/** Selects the quality of the files, which is printed in the appendix. */
export function QualityChoice({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const quality = useKept(editing.autosaver, ({ draft }) => draft.quality)
  return (
    <RadioField<Quality>
      id={QUALITY_ID}
      label={t('quality.title')}
      value={quality ?? ''}
      disabled={!editing.canWrite}
      onChange={(chosen) => editing.edit((draft) => ({ ...draft, quality: chosen }))}
      options={QUALITIES.map((value) => ({ value, label: t(`quality.${value}`) }))}
    />
  )
}
