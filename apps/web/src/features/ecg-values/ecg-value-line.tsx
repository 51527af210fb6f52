import { styled } from '@mui/material/styles'
import type { EcgReading } from '@systole/domain/ecg-values/ecg-reading'
import { ecgValueText } from '@systole/domain/ecg-values/ecg-value'
import { ArrowDown, ArrowUp, Cpu, Pencil, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { EcgValueField, type SaveEcgValue } from './ecg-value-field.tsx'
import type { GivenValue } from './given-values.ts'
import { ReferenceBar } from './reference-bar.tsx'
import { useEcgValueWords } from './use-ecg-value-words.ts'

const Row = styled('li')(({ theme }) => {
  const { edge, ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 3,
    padding: '7px 6px 9px',
    borderTop: `1px solid ${edge.line}`,
    '& header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
    '& h4': { flex: 1, margin: 0, fontSize: '.875rem', fontWeight: 600, color: ink.strong },
    '& output': { fontSize: '1.0625rem', fontWeight: 600, color: ink.strong, whiteSpace: 'nowrap' },
    '& p': { margin: 0, fontSize: '.8125rem', color: ink.muted },
    '& p svg': { verticalAlign: '-2px' },
    '& p[data-flag]': { fontWeight: 600, color: tone.warn.text, whiteSpace: 'nowrap' },
  }
})

/** Shows one value of an ECG: the number that counts, where it comes from, how sure it is, and its reference. */
export function EcgValueLine(props: {
  reading: EcgReading<GivenValue>
  onSave: SaveEcgValue | undefined
}) {
  const { reading, onSave } = props
  const { field, value, flag, reference } = reading
  const { t } = useTranslation('ecg')
  const words = useEcgValueWords()
  const [isEditing, setEditing] = useState(false)
  const name = words.field(field)
  return (
    <Row>
      <header>
        <h4>{name}</h4>
        {!isEditing && (
          <output>
            {value === undefined ? t('values.notMeasured') : ecgValueText(field, value)}
          </output>
        )}
        {onSave && !isEditing && (
          <IconButton
            data-size="small"
            aria-label={t('values.changeNamed', { field: name })}
            onClick={() => setEditing(true)}
          >
            <Icon of={Pencil} size={15} />
          </IconButton>
        )}
      </header>
      {isEditing && onSave && (
        <EcgValueField reading={reading} onSave={onSave} onClose={() => setEditing(false)} />
      )}
      {flag && (
        <p data-flag={flag}>
          <Icon of={flag === 'high' ? ArrowUp : ArrowDown} size={14} />{' '}
          {t(flag === 'high' ? 'values.above' : 'values.below')}
        </p>
      )}
      <Source reading={reading} />
      {reference && <ReferenceBar field={field} value={value} reference={reference} />}
    </Row>
  )
}

function Source({ reading }: { reading: EcgReading<GivenValue> }) {
  const { automatic, given, field } = reading
  const { t } = useTranslation('ecg')
  const words = useEcgValueWords()
  const format = useFormat()
  if (given) {
    const at = given.created
    return (
      <p>
        <Icon of={UserRound} size={14} />{' '}
        <b>
          {t('values.by', {
            name: given.author.name,
            time: at ? format.timeOrDay(at, new Date()) : '',
          })}
        </b>
        {automatic &&
          ` · ${t('values.automaticSaid', { value: ecgValueText(field, automatic.value) })}`}
      </p>
    )
  }
  if (!automatic) return null
  return (
    <p>
      <Icon of={Cpu} size={14} /> {t('values.automatic')}
      {' · '}
      {words.uncertainty(field, automatic)}
    </p>
  )
}
