import { styled } from '@mui/material/styles'
import { BEAT_LABELS, type BeatLabel } from '@systole/ecg/beats/beat'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { firstBeatFrom } from '../ecg-trace/beats/find-beats.ts'
import { intervalAfter } from '../ecg-trace/beats/intervals.ts'
import type { Patching } from './session/use-patching.ts'

const PAGE = 100

const Frame = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    overflow: 'auto',
    backgroundColor: surface.paper,
    fontSize: '.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& > header': { display: 'flex', alignItems: 'center', gap: 4, padding: '4px 14px' },
    '& h2': { flex: 1, fontSize: '.875rem', fontWeight: 600, color: ink.muted },
    '& table': { width: '100%', borderCollapse: 'collapse' },
    '& th': {
      position: 'sticky',
      top: 0,
      padding: '4px 14px',
      backgroundColor: surface.canvas,
      color: ink.muted,
      fontSize: '.75rem',
      fontWeight: 600,
      textAlign: 'left',
    },
    '& td': { height: 32, padding: '0 14px', borderTop: `1px solid ${edge.line}` },
    '& tr[data-chosen]': { backgroundColor: brand.soft },
    '& td > button': {
      minHeight: 28,
      padding: '0 4px',
      border: 0,
      background: 'none',
      color: brand.main,
      font: 'inherit',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& select': {
      minHeight: 28,
      border: `1px solid ${edge.control}`,
      borderRadius: 5,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
    },
  }
})

/** Lists the beats as a table for screen readers and for who prefers it: beat, time, RR, label, source; labels are changed in it. */
export function MarksTable(props: {
  patching: Patching
  isReadOnly: boolean
  clock: (seconds: number) => string
}) {
  const { patching, isReadOnly, clock } = props
  const { state, dispatch, view, recording } = patching
  const { t } = useTranslation('patching')
  const format = useFormat()
  const { beats } = state.log.patched
  const { samplesPerSecond } = recording.source
  const from = Math.floor(firstBeatFrom(beats, state.cursor) / PAGE) * PAGE
  const shown = beats.slice(from, from + PAGE)
  const jump = (index: number) => {
    const beat = beats[Math.max(0, Math.min(beats.length - 1, index))]
    if (beat) dispatch({ do: 'go', sample: beat.sample })
  }
  const labelBeat = (sample: number, label: string) => {
    const known = BEAT_LABELS.find((each) => each === label)
    if (known) dispatch({ do: 'edit', edit: { edit: 'relabel', samples: [sample], label: known } })
  }
  return (
    <Frame>
      <header>
        <h2>{t('table.page', { from: from + 1, to: from + shown.length, count: beats.length })}</h2>
        <IconButton
          data-size="small"
          aria-label={t('table.before')}
          disabled={from === 0}
          onClick={() => jump(from - PAGE)}
        >
          <Icon of={ChevronLeft} size={18} />
        </IconButton>
        <IconButton
          data-size="small"
          aria-label={t('table.after')}
          disabled={from + PAGE >= beats.length}
          onClick={() => jump(from + PAGE)}
        >
          <Icon of={ChevronRight} size={18} />
        </IconButton>
      </header>
      <table aria-label={t('table.label')}>
        <thead>
          <tr>
            {(['beat', 'time', 'rr', 'kind', 'source'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((beat, offset) => {
            const index = from + offset
            const interval = index > 0 ? intervalAfter(beats, index - 1, view.breaks) : undefined
            const time = clock(beat.sample / samplesPerSecond)
            const label = view.labelOf(beat)
            const number = view.numberOf(index)
            return (
              <tr key={beat.sample} {...(beat.sample === state.cursor && { 'data-chosen': '' })}>
                <td>{label === 'X' ? '–' : number}</td>
                <td>
                  <button
                    type="button"
                    aria-label={t('table.go', { time })}
                    onClick={() => dispatch({ do: 'go', sample: beat.sample })}
                  >
                    {time}
                  </button>
                </td>
                <td>
                  {interval === undefined
                    ? '–'
                    : format.fixed((interval / samplesPerSecond) * 1000, 0)}
                </td>
                <td>
                  <LabelCell
                    {...{ label, isReadOnly }}
                    name={t('table.labelOf', { beat: number })}
                    onLabel={(next) => labelBeat(beat.sample, next)}
                  />
                </td>
                <td>{t(`sources.${beat.source}`)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Frame>
  )
}

function LabelCell(props: {
  label: BeatLabel
  isReadOnly: boolean
  name: string
  onLabel: (label: string) => void
}) {
  const { label, isReadOnly, name, onLabel } = props
  const { t } = useTranslation('patching')
  if (isReadOnly) return t(`labels.${label}`)
  return (
    <select aria-label={name} value={label} onChange={({ target }) => onLabel(target.value)}>
      {BEAT_LABELS.map((each) => (
        <option key={each} value={each}>
          {each} – {t(`labels.${each}`)}
        </option>
      ))}
    </select>
  )
}
