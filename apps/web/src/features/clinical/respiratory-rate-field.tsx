import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { respiratoryRateDoubt } from '@systole/domain/clinical/respiratory-rate'
import type { Species } from '@systole/domain/pets/pet'
import { Timer } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { clinicalFieldId } from './clinical-field-id.ts'

const BreathCounter = lazyDialog(async () => (await import('./breath-counter.tsx')).BreathCounter)

const Narrow = styled('div')({ maxWidth: 420 })

/** Renders the first field of the form, which takes the focus (CLIN-1). */
export const RespiratoryRateField = memo(function RespiratoryRateField(props: {
  value: string
  species: Species
  error: string | undefined
  /** The value of the case this one follows. */
  earlier?: ReactNode
  onChange: (value: string) => void
}) {
  const { value, species, error, earlier, onChange } = props
  const { t } = useTranslation('clinical')
  const doubt = respiratoryRateDoubt(species, Number(value))
  const [counting, setCounting] = useState(false)
  return (
    <Narrow>
      <TextField
        id={clinicalFieldId('respiratoryRate')}
        label={t('respiratoryRate.label')}
        required
        hint={
          <>
            {t('respiratoryRate.hint')}
            {earlier && <span style={{ display: 'block' }}>{earlier}</span>}
          </>
        }
        error={error}
        placeholder={t('respiratoryRate.placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const plain = value.normalize('NFKC').trim()
          if (plain !== value) onChange(plain)
        }}
        autoFocus
        autoComplete="off"
        inputProps={{ inputMode: 'decimal', maxLength: 10 }}
        aside={
          <Button
            size="small"
            variant="text"
            startIcon={<Icon of={Timer} size={18} />}
            onClick={() => setCounting(true)}
          >
            {t('counter.open')}
          </Button>
        }
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'tone.warn.text' }}>
        {doubt && t(`respiratoryRate.${doubt}`, { rate: value })}
      </Typography>
      <LazyMount wanted={counting}>
        {counting && (
          <BreathCounter
            onClose={() => setCounting(false)}
            onUse={(rate) => {
              setCounting(false)
              onChange(String(rate))
            }}
          />
        )}
      </LazyMount>
    </Narrow>
  )
})
