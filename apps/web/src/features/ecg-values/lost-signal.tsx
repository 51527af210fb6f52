import { styled } from '@mui/material/styles'
import type { Gap } from '@systole/ecg/beats/beat'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'

const Places = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: '0 6px 8px',
  padding: 0,
  listStyle: 'none',
  '& button': {
    minHeight: 28,
    padding: '2px 8px',
    border: `1px solid ${(theme.vars ?? theme).palette.edge.control}`,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: '.8125rem',
    color: 'inherit',
    cursor: 'pointer',
  },
}))

/** The places that are offered; a recording with more is marked on the trace. */
const SHOWN = 8

/** Says how much of the signal is lost, and leads to the places. */
export function LostSignal(props: {
  gaps: readonly Gap[]
  signal: { samplesPerSecond: number; sampleCount: number }
  onGoTo: (seconds: number) => void
}) {
  const { gaps, signal, onGoTo } = props
  const { t } = useTranslation('ecg')
  const format = useFormat()
  const { samplesPerSecond, sampleCount } = signal
  if (gaps.length === 0) return <p>{t('values.lostNone')}</p>
  const lost = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  const share = format.fixed((lost / sampleCount) * 100, 1)
  return (
    <>
      <p>
        <b>{t('values.lost', { share, count: gaps.length })}</b>
      </p>
      <Places>
        {gaps.slice(0, SHOWN).map(({ from }) => {
          const time = clock(from / samplesPerSecond)
          return (
            <li key={from}>
              <button
                type="button"
                aria-label={t('values.goTo', { time })}
                onClick={() => onGoTo(from / samplesPerSecond)}
              >
                {time}
              </button>
            </li>
          )
        })}
      </Places>
    </>
  )
}

/** "0:57" and "1:02:30". */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}
