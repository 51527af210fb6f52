import { styled } from '@mui/material/styles'
import { weightGramsOf } from '@systole/domain/pets/new-pet'
import { WEIGHT_MAX_GRAMS } from '@systole/domain/pets/pet'
import { readDecimal } from '@systole/domain/text/decimal'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { WEIGHT_ID, type WeightCheck } from './use-weight-check.ts'

const Line = styled('fieldset')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    minWidth: 0,
    margin: '0 0 28px',
    padding: 0,
    border: 0,
    '& legend': { padding: 0, marginBottom: 8, fontWeight: 600, color: ink.strong },
    '& .choice': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 },
    '& .error': { margin: '8px 0 0', color: tone.danger.text, fontSize: '.9375rem' },
    '& .done': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, color: ink.strong },
    '& .done svg': { color: tone.ok.solid },
  }
})

/** Asks "Weight still 9.80 kg?" in the first line of a form when the pet was weighed at an earlier visit. */
export function WeightLine({ check }: { check: WeightCheck }) {
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const [isChanging, setChanging] = useState(false)
  if (!check.isShown) return null
  const weight = format.weight(check.grams)
  if (!check.isAsked) {
    return (
      <Line>
        <p className="done" role="status">
          <Icon of={CircleCheck} size={18} />
          {t('weight.confirmed', { weight })}
        </p>
      </Line>
    )
  }
  return (
    <Line aria-describedby={check.isMissing ? `${WEIGHT_ID}-error` : undefined}>
      <legend>{t('weight.still', { weight })}</legend>
      {isChanging ? (
        <NewWeight check={check} onCancel={() => setChanging(false)} />
      ) : (
        <div className="choice">
          <Button
            id={WEIGHT_ID}
            variant="outlined"
            aria-disabled={check.busy}
            onClick={() => check.confirm(check.grams)}
          >
            {t('weight.yes')}
          </Button>
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {t('weight.change')}
          </Button>
        </div>
      )}
      {check.isMissing && (
        <p className="error" id={`${WEIGHT_ID}-error`}>
          {t('weight.missing')}
        </p>
      )}
      {check.error && <FailureNotice error={check.error} />}
    </Line>
  )
}

function NewWeight({ check, onCancel }: { check: WeightCheck; onCancel: () => void }) {
  const { t } = useTranslation(['clinical', 'pets', 'common'])
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const save = () => {
    const grams = weightGramsOf(typed)
    const isGood = typeof readDecimal(typed) === 'number' && grams >= 1 && grams <= WEIGHT_MAX_GRAMS
    setWrong(!isGood)
    if (isGood) check.confirm(grams)
  }
  return (
    <div className="choice">
      <div style={{ width: 200 }}>
        <TextField
          id={WEIGHT_ID}
          label={t('weight.now')}
          unit={t('weight.unit')}
          value={typed}
          error={isWrong ? t('weight.invalid') : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
          autoFocus
          autoComplete="off"
          inputProps={{ inputMode: 'decimal', maxLength: 12 }}
        />
      </div>
      <Button variant="contained" aria-disabled={check.busy} onClick={save}>
        {t('common:save')}
      </Button>
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
    </div>
  )
}
