import { styled } from '@mui/material/styles'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { ChangedBeat } from '@systole/ecg/patches/changed-beats'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import { numberOfBeat } from './number-of-beat.ts'

const List = styled('ol')(({ theme }) => {
  const { edge, tone, surface, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 4,
    maxHeight: 240,
    overflow: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& button': {
      width: '100%',
      minHeight: 32,
      padding: '4px 10px',
      border: 0,
      borderLeft: `4px solid ${edge.line}`,
      backgroundColor: 'transparent',
      color: ink.body,
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& button[data-changed]': {
      borderLeftColor: tone.warn.text,
      backgroundColor: tone.warn.background,
    },
    '& button[aria-current]': { fontWeight: 650, backgroundColor: surface.tint },
    '& b': { color: tone.warn.text },
  }
})

/** More are not read one by one. */
const MOST_LISTED = 300
const MILLISECONDS = 1000

/** Lists the beats that differ, each with its number, time and difference. */
export function ChangedBeatList(props: {
  changes: readonly ChangedBeat[]
  place: number
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  samplesPerSecond: number
  onChoose: (place: number) => void
}) {
  const { changes, place, before, after, samplesPerSecond, onChoose } = props
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const textOf = ({ is, from, to, sample }: ChangedBeat) => {
    const beats = to ? after : before
    const by = ((to?.sample ?? 0) - (from?.sample ?? 0)) / samplesPerSecond
    return t(`beats.was.${is}`, {
      number: numberOfBeat(beats, sample),
      time: clockOf(sample / samplesPerSecond, 1),
      from: from?.label ?? '',
      to: to?.label ?? '',
      by: format.fixed(Math.abs(by) * MILLISECONDS, 0),
    })
  }
  return (
    <>
      <List aria-label={t('beats.list')}>
        {changes.slice(0, MOST_LISTED).map((change, index) => (
          <li key={`${change.is} ${change.sample}`}>
            <button
              type="button"
              onClick={() => onChoose(index)}
              {...(index === place && { 'aria-current': 'true' })}
              {...(!change.isWithinReading && { 'data-changed': '' })}
            >
              {textOf(change)}{' '}
              {change.isWithinReading ? t('beats.within') : <b>{t('compare.changed')}</b>}
            </button>
          </li>
        ))}
      </List>
      {changes.length > MOST_LISTED && (
        <p>{t('beats.more', { count: changes.length - MOST_LISTED })}</p>
      )}
    </>
  )
}
