import { styled } from '@mui/material/styles'
import { cleanText } from '@systole/domain/text/clean-text'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 4,
})

/** Renders an entry of a list: its words, which may be changed, and its removal. */
export function EntryField(props: {
  id: string
  label: string
  number: number
  value: string
  maxLength: number
  rows?: number
  /** The words that the specification gives for an entry without a name. SPEC ECG-5. */
  missing?: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
  onRemove: () => void
}) {
  const { id, label, number, value, maxLength, rows, missing, isReadOnly, onChange } = props
  const { t } = useTranslation('ecgConclusion')
  return (
    <Row>
      <TextField
        id={id}
        label={label}
        hideLabel
        {...(rows && { multiline: true, rows })}
        value={value}
        maxLength={maxLength}
        readOnly={isReadOnly}
        error={value.trim() === '' ? missing : undefined}
        onChange={(event) => onChange(cleanText(event.target.value))}
      />
      {!isReadOnly && (
        <IconButton
          aria-label={
            value.trim() === ''
              ? t('entries.removeEmpty', { number })
              : t('entries.remove', { name: value })
          }
          onClick={props.onRemove}
        >
          <Icon of={X} size={18} />
        </IconButton>
      )}
    </Row>
  )
}
