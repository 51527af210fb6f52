import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { DayRecording } from './day-recording.ts'

const Hours = styled('table')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { padding: '4px 6px', color: ink.muted, fontSize: '.75rem', fontWeight: 600 },
    '& td': { height: 30, padding: '0 6px', whiteSpace: 'nowrap' },
    '& th, & td': { textAlign: 'right' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'left' },
    '& tr[data-shown]': { backgroundColor: brand.soft, fontWeight: 600 },
    '& button': {
      minHeight: 28,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: ink.strong,
      font: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${edge.focus}` },
    },
    [theme.breakpoints.down('md')]: { '& td': { height: 44 }, '& button': { minHeight: 44 } },
  }
})

/** Tabulates the hours of a recording; the time leads to the hour. */
export function HourTable(props: {
  recording: DayRecording
  seconds: number
  onShow: (seconds: number) => void
}) {
  const { recording, seconds, onShow } = props
  const { day, clock, source } = recording
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const whole = (rate: number | undefined) => (rate === undefined ? '–' : format.fixed(rate, 0))
  return (
    <Hours>
      <thead>
        <tr>
          {(['from', 'minimum', 'mean', 'maximum'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`day.columns.${column}`)}
            </th>
          ))}
          <th scope="col">V</th>
          <th scope="col">A</th>
          <th scope="col">{t('day.columns.pauses')}</th>
        </tr>
      </thead>
      <tbody>
        {day.hours.map((hour) => {
          const [from, to] = [
            hour.from / source.samplesPerSecond,
            hour.to / source.samplesPerSecond,
          ]
          return (
            <tr key={hour.from} {...(seconds >= from && seconds < to && { 'data-shown': '' })}>
              <td>
                <button type="button" onClick={() => onShow((from + to) / 2)}>
                  {clock.minute(from)}
                </button>
              </td>
              <td>{whole(hour.minimum)}</td>
              <td>{whole(hour.mean)}</td>
              <td>{whole(hour.maximum)}</td>
              <td>{hour.vpc}</td>
              <td>{hour.pac}</td>
              <td>{hour.pauses}</td>
            </tr>
          )
        })}
      </tbody>
    </Hours>
  )
}

const Pauses = styled('ul')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '76px minmax(0, 1fr) 48px',
      alignItems: 'center',
      gap: 10,
      minHeight: 30,
    },
    '& i': { display: 'block', height: 6, borderRadius: 3, backgroundColor: surface.sunken },
    '& i > i': { backgroundColor: brand.main },
    '& b': { textAlign: 'right', color: ink.strong, fontWeight: 600 },
    '& button': {
      minHeight: 28,
      padding: 0,
      border: 0,
      borderRadius: 4,
      background: 'none',
      color: ink.strong,
      font: 'inherit',
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${edge.focus}` },
    },
    [theme.breakpoints.down('md')]: { '& li, & button': { minHeight: 44 } },
  }
})

/** Lists the longest pauses; each leads to its place. */
export function PauseList(props: {
  recording: DayRecording
  onShow: (range: { from: number; to: number }) => void
}) {
  const { day, clock, source } = props.recording
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const longest = day.longestPauses[0]?.seconds ?? 1
  return (
    <Pauses>
      {day.longestPauses.map((pause) => (
        <li key={pause.from}>
          <button type="button" onClick={() => props.onShow(pause)}>
            {clock.time(pause.from / source.samplesPerSecond)}
          </button>
          <i>
            <i style={{ width: `${(pause.seconds / longest) * 100}%` }} />
          </i>
          <b>{t('ecg.seconds', { seconds: format.fixed(pause.seconds, 1) })}</b>
        </li>
      ))}
    </Pauses>
  )
}
