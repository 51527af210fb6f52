import { styled } from '@mui/material/styles'
import { type EctopicRange, REVIEW_RANGES_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import { clockOf } from '../../ecg-trace/clock.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { ReviewFieldFrame } from './field-frame.tsx'
import { RangeForm } from './range-form.tsx'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& li > button:first-of-type': {
    flex: 1,
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: (theme.vars ?? theme).palette.brand.main,
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  },
}))

const SHOWN_FIRST = 12

/** Renders the stretches of ectopic beats and of lost signal, named by the numbers of their beats. */
export function RangesField(props: ReviewStepProps) {
  const { document, loaded, isEditable, answer, strip } = props
  const { t } = useTranslation('ecgReview')
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { ranges } = document.ectopic
  const { recording } = loaded
  const wordsOf = useRangeWords(recording)
  const shown = isWhole ? ranges : ranges.slice(0, SHOWN_FIRST)
  return (
    <ReviewFieldFrame {...props} field="ectopic.ranges" headingId={id}>
      {ranges.length === 0 && <p>{t('ectopicPanel.none')}</p>}
      <List aria-labelledby={id}>
        {shown.map((range) => {
          const words = wordsOf(range)
          return (
            <li key={`${range.kind} ${range.from_sample}`}>
              <button type="button" onClick={() => strip.goTo(range.from_sample)}>
                {words}
              </button>
              {isEditable && (
                <IconButton
                  data-size="small"
                  aria-label={t('ectopicPanel.remove', { range: words })}
                  onClick={() =>
                    answer(
                      'ectopic.ranges',
                      ranges.filter((each) => each !== range),
                    )
                  }
                >
                  <Icon of={Trash2} size={16} />
                </IconButton>
              )}
            </li>
          )
        })}
      </List>
      {ranges.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('ectopicPanel.more', { count: ranges.length })}
        </Button>
      )}
      {isEditable && recording && ranges.length < REVIEW_RANGES_MAX && (
        <RangeForm
          recording={recording}
          cursor={strip.tools.cursor}
          onAdd={(range) =>
            answer(
              'ectopic.ranges',
              [...ranges, range].sort((a, b) => a.from_sample - b.from_sample),
            )
          }
        />
      )}
      {ranges.length >= REVIEW_RANGES_MAX && <p>{t('ectopicPanel.full')}</p>}
    </ReviewFieldFrame>
  )
}

/** Returns a function that names a range by the numbers of its beats and its time. */
function useRangeWords(recording: ReviewRecording | undefined): (range: EctopicRange) => string {
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  return ({ kind: name, from_sample: from, to_sample: to }) => {
    const fs = recording?.source.samplesPerSecond ?? 1
    const kind = t(`ectopicPanel.kinds.${name}`)
    const time = clockOf(from / fs, 1)
    if (name === 'packet_loss' || !recording) {
      const seconds = format.fixed((to - from) / fs, 2)
      return t('ectopicPanel.rangeLost', { kind, time, seconds })
    }
    const { beats, numberOf } = recording
    const first = numberOf(firstBeatFrom(beats, from))
    const last = numberOf(Math.max(0, firstBeatFrom(beats, to + 1) - 1))
    if (last <= first) return t('ectopicPanel.rangeOne', { kind, first, time })
    return t('ectopicPanel.range', { kind, first, last, time })
  }
}
