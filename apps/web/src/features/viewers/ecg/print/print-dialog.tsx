import { styled } from '@mui/material/styles'
import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import { Plus, Trash2 } from 'lucide-react'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { AppDialog } from '../../../../ui/dialog/app-dialog.tsx'
import { Icon } from '../../../../ui/display/icon.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { durationSeconds, type TraceSource } from '../../../ecg-trace/source/trace-source.ts'
import type { Seen } from '../seen-strip.ts'
import { PrintSheet } from './print-sheet.tsx'
import { printedRowsOf, ROWS_MAX, refuseStretches, type Stretch } from './stretches.ts'
import { stripsOf, whenRead } from './strips-of.ts'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0 },
  '& fieldset': { display: 'flex', alignItems: 'end', gap: 10, margin: 0, padding: 0, border: 0 },
  '& fieldset > div': { flex: 1, minWidth: 0 },
})

type Row = { key: number; from: string; to: string }
type Problem = 'range' | 'tooLong' | 'away'
type Props = {
  source: TraceSource
  seen: Seen
  fileName: string
  /** The patient and the case. */
  about: string
  onClose: () => void
}

/** Asks which stretches of the recording are printed, and prints them: first the visible one. */
export function PrintDialog(props: Props) {
  const { seen, source, fileName, about, onClose } = props
  const { t } = useTranslation(['viewers', 'common'])
  const format = useFormat()
  const first = useRef<HTMLInputElement>(null)
  const total = format.fixed(durationSeconds(source), 1)
  const { speed } = seen.view
  const { rows, add, change, remove, count, problem, strips, print, onPrinted } = usePrinting(props)
  return (
    <AppDialog
      open
      title={t('viewers:ecg.print.title')}
      initialFocus={first}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" onClick={() => void print()}>
            {t('viewers:ecg.print.button')}
          </Button>
        </>
      }
    >
      <Body>
        <p>{t('viewers:ecg.print.intro', { speed, gain: seen.strip.gain, total })}</p>
        {rows.map((row, index) => (
          <StretchFields
            key={row.key}
            number={index + 1}
            row={row}
            onChange={(by) => change(row.key, by)}
            {...(index === 0 && { first })}
            {...(rows.length > 1 && { onRemove: () => remove(row.key) })}
          />
        ))}
        <div>
          <Button startIcon={<Icon of={Plus} size={16} />} onClick={add}>
            {t('viewers:ecg.print.add')}
          </Button>
        </div>
        {count > 0 && <p role="status">{t('viewers:ecg.print.rows', { count })}</p>}
        {problem && (
          <Notice tone="warn" announce>
            {t(`viewers:ecg.print.problems.${problem}`, { total, rows: ROWS_MAX })}
          </Notice>
        )}
      </Body>
      {strips && <PrintSheet {...{ strips, fileName, about, onPrinted }} />}
    </AppDialog>
  )
}

/** Manages the stretches that are asked for, and the strips once they are printed. */
function usePrinting({ source, seen, onClose }: Props) {
  const duration = durationSeconds(source)
  const visible = visibleStretch(seen, duration)
  const nextKey = useRef(1)
  const [rows, setRows] = useState<Row[]>([rowFrom(visible, 0)])
  const [problem, setProblem] = useState<Problem>()
  const [strips, setStrips] = useState<readonly EcgStrip[]>()
  const { speed } = seen.view
  const stretches = rows.map(({ from, to }) => ({ from: numberOf(from), to: numberOf(to) }))
  const refusal = refuseStretches(stretches, {
    durationSeconds: duration,
    millimetresPerSecond: speed,
  })
  const print = async () => {
    setProblem(refusal)
    if (refusal) return
    const read = () => stripsOf(source, seen, stretches)
    const isThere = await whenRead(source, read)
    if (isThere) setStrips(read())
    else setProblem('away')
  }
  const onPrinted = useCallback(() => {
    setStrips(undefined)
    onClose()
  }, [onClose])
  return {
    ...{ rows, problem, strips, print, onPrinted },
    /** The rows on paper. */
    count: refusal ? 0 : stretches.flatMap((each) => printedRowsOf(each, speed)).length,
    add: () => {
      nextKey.current += 1
      const key = nextKey.current
      setRows((now) => [...now, rowFrom(visible, key)])
    },
    change: (key: number, by: Partial<Row>) => {
      setProblem(undefined)
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...by } : row)))
    },
    remove: (key: number) => setRows((now) => now.filter((row) => row.key !== key)),
  }
}

/** Renders the seconds of one stretch. */
function StretchFields(props: {
  number: number
  row: Row
  first?: RefObject<HTMLInputElement | null>
  onChange: (by: Partial<Row>) => void
  onRemove?: () => void
}) {
  const { number, row, first, onChange, onRemove } = props
  const { t } = useTranslation('viewers')
  const field = { unit: 's', inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <fieldset aria-label={t('ecg.print.stretch', { number })}>
      <TextField
        {...field}
        label={t('ecg.print.from')}
        value={row.from}
        {...(first && { inputRef: first })}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        {...field}
        label={t('ecg.print.to')}
        value={row.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {onRemove && (
        <IconButton aria-label={t('ecg.print.remove', { number })} onClick={onRemove}>
          <Icon of={Trash2} size={18} />
        </IconButton>
      )}
    </fieldset>
  )
}

/** Returns the visible part; of a whole strip, what fits across a page. */
function visibleStretch({ view, strip }: Seen, duration: number): Stretch {
  const from = view.whole ? 0 : Math.max(0, strip.startSeconds)
  const seconds = strip.across > 0 ? strip.across : duration
  return { from, to: Math.min(duration, from + seconds) }
}

function rowFrom({ from, to }: Stretch, key: number): Row {
  // to a hundredth inwards, so that the end is inside the recording
  return {
    key,
    from: (Math.ceil(from * 100) / 100).toString(),
    to: (Math.floor(to * 100) / 100).toString(),
  }
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}
