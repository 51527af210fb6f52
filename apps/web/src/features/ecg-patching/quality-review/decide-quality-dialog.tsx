import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'

/** The qualities with which a recording is used. */
const USABLE = ['acceptable', 'marginally acceptable'] as const satisfies readonly FileQuality[]
type Usable = (typeof USABLE)[number]

/** The decision that a recording can be used, and where its case goes next. */
export type QualityDecision = {
  quality: Usable
  to: 'data_ready' | 'ready_for_review'
  reason: string
}

/** Decides that a recording can be used: the case goes back to the patchers, or on to the reviewers once it is patched. */
export function DecideQualityDialog(props: {
  quality: FileQuality | undefined
  isPatched: boolean
  decide: (decision: QualityDecision) => Promise<void>
  describeRefusal: (refusal: RefusedError) => string | undefined
  onEnd: () => void
  onClose: () => void
}) {
  const { isPatched, decide, describeRefusal, onEnd, onClose } = props
  const { t } = useTranslation('patching')
  const [quality, setQuality] = useState<Usable | undefined>(
    USABLE.find((each) => each === props.quality),
  )
  const [to, setTo] = useState<QualityDecision['to']>('data_ready')
  const [isMissing, setMissing] = useState(false)
  const deciding = useAction({
    run: decide,
    done: t('qualityReview.decided'),
    describeRefusal,
    onDone: onClose,
    onEnd,
  })
  return (
    <ReasonDialog
      title={t('qualityReview.decideTitle')}
      field={{
        label: t('qualityReview.reason'),
        hint: t('qualityReview.reasonHint'),
        missing: t('qualityReview.reasonMissing'),
        maxLength: CASE_NOTE_MAX,
      }}
      confirmLabel={t('qualityReview.decide')}
      action={deciding}
      onConfirm={(reason) => {
        setMissing(quality === undefined)
        if (quality) deciding.start({ quality, to, reason })
      }}
      onClose={onClose}
    >
      <RadioField
        label={t('quality.label')}
        value={quality ?? ''}
        error={isMissing && !quality ? t('send.quality') : undefined}
        options={USABLE.map((value) => ({ value, label: t(`quality.${value}`) }))}
        onChange={setQuality}
      />
      <RadioField
        label={t('qualityReview.next')}
        hint={isPatched ? undefined : t('qualityReview.notPatched')}
        value={to}
        options={[
          { value: 'data_ready', label: t('qualityReview.toPatchers') },
          ...(isPatched
            ? [{ value: 'ready_for_review' as const, label: t('qualityReview.toReviewers') }]
            : []),
        ]}
        onChange={setTo}
      />
    </ReasonDialog>
  )
}
