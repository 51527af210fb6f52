import { styled } from '@mui/material/styles'
import {
  MARKED_MILLIMETRES,
  PER_UNIT,
  pageLengthLabel,
  readPageLength,
  type ScaleMethod,
} from '@systole/domain/measurements/page-scale'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { Placing } from './placing.ts'
import { StripBar } from './strip-parts.tsx'
import type { Measuring } from './use-measuring.ts'

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '6px 12px',
  width: '100%',
  '& > div': { width: 168 },
  '& > p': { flex: '1 1 200px', margin: 0, alignSelf: 'center' },
  '& > [data-hands]': { width: 'auto' },
})

/** The usual values of recorders, proposed first: five large squares, and a pulse of 1 mV. */
const USUAL = {
  timeScale: { millimetres: 25, perUnit: 25, known: PAPER_SPEEDS, unit: 'mm/s' },
  voltageScale: { millimetres: 10, perUnit: 10, known: PAPER_GAINS, unit: 'mm/mV' },
} as const

/** Asks how long the marked line is on the paper, and its speed or gain. */
export function ScaleLength({ measuring, marked }: { measuring: Measuring; marked: Placing }) {
  const method: ScaleMethod = marked.method === 'voltageScale' ? 'voltageScale' : 'timeScale'
  // a new line starts with what is usual
  return <LengthForm key={method} {...{ measuring, method }} />
}

function LengthForm({ measuring, method }: { measuring: Measuring; method: ScaleMethod }) {
  const { t } = useTranslation(['viewers', 'common'])
  const { millimetres, perUnit, known, unit } = USUAL[method]
  const [text, setText] = useState({ length: String(millimetres), rate: String(perUnit) })
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const length = { millimetres: numberOf(text.length), perUnit: numberOf(text.rate) }
    const label = pageLengthLabel(method, length)
    const isPossible = readPageLength(method, label) !== undefined
    setWrong(!isPossible)
    if (isPossible) measuring.setLength(label)
  }
  const range = { ...MARKED_MILLIMETRES, from: PER_UNIT[method].min, to: PER_UNIT[method].max }
  return (
    <StripBar data-form="">
      <Form
        onSubmit={submit}
        noValidate
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation() // the file stays open
          measuring.cancel()
        }}
      >
        <TextField
          label={t('viewers:measure.page.length')}
          unit="mm"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={text.length}
          onChange={(event) => setText({ ...text, length: event.target.value })}
        />
        <TextField
          label={t(method === 'timeScale' ? 'viewers:ecg.speed' : 'viewers:ecg.gain')}
          unit={unit}
          inputMode="decimal"
          autoComplete="off"
          list={`known-${method}`}
          value={text.rate}
          onChange={(event) => setText({ ...text, rate: event.target.value })}
        />
        <datalist id={`known-${method}`}>
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <p role="status">
          {isWrong
            ? t('viewers:measure.page.invalid', { ...range, unit })
            : t(`viewers:measure.page.ask.${method}`)}
        </p>
        <div data-hands>
          <Button size="small" variant="contained" type="submit">
            {t('viewers:measure.page.save')}
          </Button>
          <Button size="small" onClick={measuring.cancel}>
            {t('viewers:measure.cancel')}
          </Button>
        </div>
      </Form>
    </StripBar>
  )
}

function numberOf(text: string): number {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' ? Number.NaN : number
}
