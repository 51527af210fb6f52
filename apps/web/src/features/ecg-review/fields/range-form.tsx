import { styled } from '@mui/material/styles'
import { EctopicRange } from '@systole/domain/ecg-reviews/ecg-review'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import type { ReviewRecording } from '../loaded-review.ts'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: 8,
  marginTop: 10,
  '& > div:last-of-type': { gridColumn: '1 / 4', display: 'flex', gap: 8 },
})

const KINDS = ['vpc', 'pac', 'packet_loss', 'other'] as const

/** Adds a stretch by the numbers of its first and last beat; it begins with the beat that the strip shows. */
export function RangeForm(props: {
  recording: ReviewRecording
  cursor: number
  onAdd: (range: EctopicRange) => void
}) {
  const { recording, cursor, onAdd } = props
  const { t } = useTranslation(['ecgReview', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState<EctopicRange['kind']>('vpc')
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  if (!isOpen) {
    const open = () => {
      const number = String(recording.numberOf(firstBeatFrom(recording.beats, cursor)))
      setFirst(number)
      setLast(number)
      setOpen(true)
    }
    return (
      <Button size="small" onClick={open}>
        <Icon of={Plus} size={16} /> {t('ectopicPanel.add')}
      </Button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const range = rangeOf(recording, kind, { first: Number(first), last: Number(last) })
    setInvalid(range === undefined)
    if (!range) return
    onAdd(range)
    setOpen(false)
  }
  const error = isInvalid ? { error: t('field.invalid') } : {}
  return (
    <Form onSubmit={submit} noValidate onKeyDown={(event) => event.stopPropagation()}>
      <SelectField
        label={t('ectopicPanel.kind')}
        value={kind}
        onChange={({ target }) => setKind(EctopicRange.shape.kind.parse(target.value))}
        options={KINDS.map((value) => ({ value, label: t(`ectopicPanel.kinds.${value}`) }))}
      />
      <TextField
        label={t('ectopicPanel.first')}
        inputMode="numeric"
        value={first}
        onChange={({ target }) => setFirst(target.value)}
        {...error}
      />
      <TextField
        label={t('ectopicPanel.last')}
        inputMode="numeric"
        value={last}
        onChange={({ target }) => setLast(target.value)}
      />
      <div>
        <Button type="submit" size="small" variant="contained">
          {t('ectopicPanel.add')}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          {t('common:cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** Returns the stretch from one beat to another by their numbers; undefined for beats that do not exist. */
function rangeOf(
  { beats, numberOf, recordingId }: ReviewRecording,
  kind: EctopicRange['kind'],
  { first, last }: { first: number; last: number },
): EctopicRange | undefined {
  const indexOf = (number: number) =>
    beats.findIndex(({ label }, index) => label !== 'X' && numberOf(index) === number)
  const [from, to] = [indexOf(first), indexOf(last)]
  const [start, end] = [beats[from], beats[to]]
  if (from < 0 || to < from || !start || !end) return undefined
  const isCounted = kind !== 'packet_loss'
  const among = beats.slice(from, to + 1).filter(({ label }) => label !== 'X')
  return {
    ...{ kind, recording: recordingId },
    from_sample: start.sample,
    to_sample: end.sample,
    count: isCounted ? among.length : 0,
  }
}
