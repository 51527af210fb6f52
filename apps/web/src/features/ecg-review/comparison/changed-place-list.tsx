import { styled } from '@mui/material/styles'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { ChangedBeat } from '@systole/ecg/patches/changed-beats'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import type { ChangedRange } from './marks-of.ts'
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

export type ChangedPlace = ChangedBeat | ChangedRange

type Props = {
  places: readonly ChangedPlace[]
  place: number
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  samplesPerSecond: number
  onChoose: (place: number) => void
}

/** Lists the beats and stretches that differ, each with its place and difference. */
export function ChangedPlaceList(props: Props) {
  const { places, place, onChoose } = props
  const { t } = useTranslation('ecgConclusion')
  const textOf = usePlaceWords(props)
  return (
    <>
      <List aria-label={t('beats.list')}>
        {places.slice(0, MOST_LISTED).map((change, index) => {
          const isWithin = 'isWithinReading' in change && change.isWithinReading
          return (
            <li key={`${change.is} ${change.sample}`}>
              <button
                type="button"
                onClick={() => onChoose(index)}
                {...(index === place && { 'aria-current': 'true' })}
                {...(!isWithin && { 'data-changed': '' })}
              >
                {textOf(change)} {isWithin ? t('beats.within') : <b>{t('compare.changed')}</b>}
              </button>
            </li>
          )
        })}
      </List>
      {places.length > MOST_LISTED && (
        <p>{t('beats.more', { count: places.length - MOST_LISTED })}</p>
      )}
    </>
  )
}

function usePlaceWords({ before, after, samplesPerSecond }: Props) {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const clock = (sample: number) => clockOf(sample / samplesPerSecond, 1)
  return (change: ChangedPlace): string => {
    if ('range' in change) {
      const { mark, from, to } = change.range
      const times = { from: clock(from), to: clock(to) }
      return t(`beats.was.${change.is}`, { mark: t(`beats.marks.${mark}`), ...times })
    }
    const { is, from, to, sample } = change
    const by = ((to?.sample ?? 0) - (from?.sample ?? 0)) / samplesPerSecond
    return t(`beats.was.${is}`, {
      number: numberOfBeat(to ? after : before, sample),
      time: clock(sample),
      from: from?.label ?? '',
      to: to?.label ?? '',
      by: format.fixed(Math.abs(by) * MILLISECONDS, 0),
    })
  }
}
