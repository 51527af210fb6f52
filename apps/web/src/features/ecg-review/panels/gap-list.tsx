import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  fontSize: '.875rem',
  '& li': { display: 'flex', gap: 10, minHeight: 30, alignItems: 'center' },
  '& button': {
    minHeight: 26,
    padding: 0,
    border: 0,
    background: 'none',
    color: (theme.vars ?? theme).palette.brand.main,
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  },
}))

const MOST_SHOWN = 200

/** Lists the stretches of lost signal; each leads to its place. */
export const GapList = memo(function GapList(
  props: Pick<ReviewStepProps, 'strip'> & { recording: ReviewRecording },
) {
  const { recording, strip } = props
  const { ranges, source, beats, numberOf } = recording
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const fs = source.samplesPerSecond
  const lost = ranges.filter(({ is }) => is === 'lost').slice(0, MOST_SHOWN)
  return (
    <PanelFrame>
      <header>
        <h2>{t('ectopicPanel.gaps')}</h2>
      </header>
      {lost.length === 0 ? (
        <p style={{ margin: '4px 0', fontSize: '.875rem' }}>{t('ectopicPanel.noGaps')}</p>
      ) : (
        <List>
          {lost.map(({ from, to }) => (
            <li key={from}>
              <button type="button" onClick={() => strip.goTo(Math.round((from + to) / 2))}>
                {clockOf(from / fs, 1)}
              </button>
              {t('ectopicPanel.gap', {
                seconds: format.fixed((to - from) / fs, 2),
                beat: Math.max(0, numberOf(firstBeatFrom(beats, from) - 1)),
              })}
            </li>
          ))}
        </List>
      )}
    </PanelFrame>
  )
})
