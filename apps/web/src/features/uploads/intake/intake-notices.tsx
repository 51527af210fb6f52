import {
  ARCHIVE_MAX_ENTRIES,
  ARCHIVE_MAX_TOTAL_BYTES,
} from '@systole/domain/uploads/archive-limits'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import { DiscNotices } from './disc-notices.tsx'
import type { IntakeSource } from './found-file.ts'
import type { Inspection } from './inspect-files.ts'
import { LeftOutFiles } from './left-out-files.tsx'
import { PatientQuestion } from './patient-question.tsx'
import {
  joining,
  patientGroups,
  patientKey,
  type Review,
  type ReviewAction,
  untyped,
} from './review-state.ts'

const GIBIBYTE = 1_073_741_824

/** Shows notices and questions above the list, other patients first. */
export function IntakeNotices(props: {
  review: Review
  look: Inspection
  pet: string
  dispatch: (action: ReviewAction) => void
  onTake: (source: IntakeSource) => void
}) {
  const { review, look, pet, dispatch, onTake } = props
  const { t } = useTranslation('intake')
  const format = useFormat()
  const chosen = joining(review)
  const bytes = chosen.reduce((sum, { source }) => sum + source.sizeBytes, 0)
  return (
    <>
      <p style={{ margin: 0 }} role="status">
        {t('summary', { count: chosen.length, size: format.fileSize(bytes) })}
      </p>
      {look.refusedArchives.map(({ name, refusal }) => (
        <Notice key={name} tone="danger">
          {t(`archive.${refusal}`, {
            name,
            max:
              refusal === 'archiveTooMany'
                ? format.number(ARCHIVE_MAX_ENTRIES)
                : ARCHIVE_MAX_TOTAL_BYTES / GIBIBYTE,
          })}
        </Notice>
      ))}
      <DiscNotices look={look} />
      {patientGroups(review).map((group) => (
        <PatientQuestion
          key={group.key}
          group={group}
          pet={pet}
          answer={review.answers[group.key]}
          onAnswer={(join) => dispatch({ type: 'patientAnswered', patient: group.key, join })}
        />
      ))}
      <DateRemarks review={review} />
      <Untyped review={review} dispatch={dispatch} />
      <SameForAll review={review} dispatch={dispatch} />
      <LeftOutFiles sources={look.leftOut} onTake={onTake} />
    </>
  )
}

/** Shows remarks on study dates without asking, because earlier studies are often intended. */
function DateRemarks({ review }: { review: Review }) {
  const { t } = useTranslation('intake')
  const format = useFormat()
  return (['old', 'future'] as const).map((remark) => {
    const rows = review.rows.filter(
      (row) =>
        row.wanted && row.dateRemark === remark && review.answers[patientKey(row) ?? ''] !== false,
    )
    const [oldest] = rows.flatMap(({ dicom }) => dicom?.studyDate ?? []).sort()
    if (oldest === undefined) return null
    const date = format.date(new Date(`${oldest}T12:00:00`))
    return (
      <Notice key={remark} tone="info">
        {t(`date.${remark}`, { count: rows.length, date })}
      </Notice>
    )
  })
}

function Untyped({
  review,
  dispatch,
}: Pick<Parameters<typeof IntakeNotices>[0], 'review' | 'dispatch'>) {
  const { t } = useTranslation(['intake', 'uploads'])
  const words = useUploadWords()
  const count = untyped(review).length
  if (count === 0) return null
  return (
    <Notice
      tone="neutral"
      action={
        count > 1 && (
          <SelectField
            sx={{ width: 260, maxWidth: '100%' }}
            label={t('untypedAll')}
            hideLabel
            placeholder={t('untypedAll')}
            value=""
            options={FileKind.options.map((kind) => ({ value: kind, label: words.kind(kind) }))}
            onChange={({ currentTarget }) => {
              const kind = FileKind.options.find((each) => each === currentTarget.value)
              if (kind) dispatch({ type: 'kindForUntyped', kind })
            }}
          />
        )
      }
    >
      {t('untyped', { count })}
    </Notice>
  )
}

/** Offers to apply a chosen type to similar files. */
function SameForAll({
  review,
  dispatch,
}: Pick<Parameters<typeof IntakeNotices>[0], 'review' | 'dispatch'>) {
  const { t } = useTranslation('intake')
  const words = useUploadWords()
  const { sameFor } = review
  if (!sameFor) return null
  const answer = (yes: boolean) => dispatch({ type: 'sameForAll', yes })
  return (
    <Notice
      tone="info"
      announce
      action={
        <span style={{ display: 'inline-flex', gap: 8, flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" onClick={() => answer(false)}>
            {t('sameNo')}
          </Button>
          <Button size="small" variant="contained" onClick={() => answer(true)}>
            {t('sameYes')}
          </Button>
        </span>
      }
    >
      {t('sameForAll', { kind: words.kind(sameFor.kind), count: sameFor.ids.length })}
    </Notice>
  )
}
