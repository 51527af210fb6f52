import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SeenField } from '../fields/choice-field.tsx'
import { RangesField } from '../fields/ranges-field.tsx'
import { useFieldWords } from '../fields/use-field-words.ts'
import { GapList } from '../panels/gap-list.tsx'
import { ShapeGroups } from '../panels/shape-groups.tsx'
import type { ReviewStepProps } from '../step-props.ts'

/** Which ectopic beats and losses were seen, and where. */
export function EctopicForm(props: ReviewStepProps) {
  const { document, answer, isEditable } = props
  const { t } = useTranslation('ecgReview')
  const words = useFieldWords()
  return (
    <>
      <SeenField {...props} field="ectopic.has_vpc" />
      <SeenField {...props} field="ectopic.has_pac" />
      <SeenField {...props} field="ectopic.has_packet_loss" />
      <RangesField {...props} />
      <div style={{ padding: '10px 0' }}>
        <TextField
          multiline
          rows={3}
          label={t('fields.ectopic.others')}
          aria-label={words.name('ectopic.others')}
          value={document.ectopic.others}
          readOnly={!isEditable}
          maxLength={4000}
          onChange={({ target }) => answer('ectopic.others', target.value)}
        />
      </div>
    </>
  )
}

/** The shapes of beats with their counts, and what was lost. */
export function EctopicPanel(props: ReviewStepProps) {
  const { loaded, strip, isNight } = props
  const { recording } = loaded
  if (!recording) return null
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateRows: 'minmax(180px, 1.6fr) minmax(110px, 1fr)',
        minHeight: 0,
      }}
    >
      <ShapeGroups {...{ loaded, strip, isNight, recording }} />
      <GapList {...{ strip, recording }} />
    </div>
  )
}
