import { styled } from '@mui/material/styles'
import { isPossibleNumber, reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import { ChevronLeft, ChevronRight, MoveVertical, Ruler, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import { SegmentButtons } from '../frame/segment-buttons.tsx'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { caliperValue } from './caliper-use.ts'

const Bar = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 6px',
    minHeight: 44,
    padding: '6px 12px',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    fontSize: '.875rem',
    whiteSpace: 'nowrap',
    containerType: 'inline-size',
    '& [data-fill]': { flex: 1 },
    '& [data-place]': { color: ink.muted },
    '& [data-together]': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    // beside the other tools on one line in every language
    '@container (max-width: 900px)': { '& kbd': { display: 'none' } },
    '& [data-tool]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      minHeight: 32,
      padding: '0 10px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      '&[aria-pressed="true"]': { backgroundColor: surface.tint },
    },
    [theme.breakpoints.down('md')]: {
      minHeight: 52,
      '& [data-tool]': { minHeight: 44 },
      '& [data-wide]': { display: 'none' },
    },
  }
})

type Props = Pick<ReviewStepProps, 'strip' | 'isEditable' | 'answer' | 'step'> & {
  recording: ReviewRecording
  /** The lead that heights are read in. */
  measuredLead: string | undefined
}

/** Chooses lead, speed and gain of the strip, steps through the places and uses the caliper. */
export function StripToolbar(props: Props) {
  const { strip, recording, step, isEditable, answer, measuredLead } = props
  const { tools, change, calipers } = strip
  const placed = calipers.outline ? undefined : calipers.chosen
  const isInMeasuredLead = placed?.method === 'interval' || placed?.label === measuredLead
  const { t } = useTranslation(['ecgReview', 'viewers'])
  const measured = placed && isInMeasuredLead && caliperValue(step, placed)
  const canUse = isEditable && measured && isPossibleNumber(measured.field, measured.value)
  return (
    <Bar role="toolbar" aria-label={t('strip.label')} tabIndex={-1}>
      <LeadChoice strip={strip} recording={recording} />
      <span data-wide>
        <SegmentButtons
          label={t('strip.speed')}
          options={PAPER_SPEEDS.map((speed) => ({ value: speed, words: String(speed) }))}
          value={tools.speed}
          onChange={(speed) => change({ speed })}
        />
      </span>
      <span data-wide>
        <SegmentButtons
          label={t('strip.gain')}
          options={PAPER_GAINS.map((gain) => ({ value: gain, words: String(gain) }))}
          value={tools.gain}
          onChange={(gain) => change({ gain })}
        />
      </span>
      <span data-fill />
      {canUse && (
        <button type="button" data-tool onClick={() => answer(measured.field, measured.value)}>
          {t('strip.use', { value: reviewNumberText(measured.field, measured.value) })}
        </button>
      )}
      <PlaceStepper strip={strip} />
      <button
        type="button"
        data-tool
        aria-keyshortcuts="C"
        onClick={() => calipers.start('interval')}
      >
        <VisuallyHidden>{t('strip.caliper')}</VisuallyHidden>
        <Icon of={Ruler} size={17} />{' '}
        <span data-wide aria-hidden>
          {t('strip.caliper')}
        </span>
        <Kbd aria-hidden>C</Kbd>
      </button>
      <IconButton
        data-size="small"
        aria-label={t('viewers:ecg.amplitude.label')}
        aria-keyshortcuts="A"
        onClick={() => calipers.start('amplitude')}
      >
        <Icon of={MoveVertical} />
      </IconButton>
      <IconButton
        data-size="small"
        aria-label={t('viewers:ecg.filters.label')}
        aria-keyshortcuts="F"
        aria-pressed={tools.isFiltering}
        onClick={() => change({ isFiltering: !tools.isFiltering })}
      >
        <Icon of={SlidersHorizontal} />
      </IconButton>
    </Bar>
  )
}

/** The leads with a button of their own; all others are among "all". */
const MOST_SINGLE = 3

function LeadChoice({ strip, recording }: Pick<Props, 'strip' | 'recording'>) {
  const { t } = useTranslation('ecgReview')
  const { leads } = recording.source
  if (leads.length < 2) return null
  const { tools, change } = strip
  const usual = usualLead(leads)
  const shown = leads
    .map(({ name }, index) => ({ value: index, words: name }))
    .filter(({ value }) => value < MOST_SINGLE || leads[value] === usual)
  return (
    <SegmentButtons
      label={t('strip.lead')}
      options={[...shown, { value: -1, words: t('strip.all', { count: leads.length }) }]}
      value={tools.lead ?? -1}
      onChange={(lead) => change({ lead: lead < 0 ? undefined : lead })}
    />
  )
}

function PlaceStepper({ strip }: Pick<Props, 'strip'>) {
  const { places, place, stepPlace } = strip
  const { t } = useTranslation('ecgReview')
  const count = places.length
  if (count === 0) return <span data-place>{t('strip.noPlace')}</span>
  return (
    <span data-together>
      <span data-place role="status">
        {place < 0 ? t('strip.places', { count }) : t('strip.place', { place: place + 1, count })}
      </span>
      <IconButton
        data-size="small"
        aria-label={t('strip.previous')}
        aria-keyshortcuts="K"
        onClick={() => stepPlace(-1)}
      >
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton
        data-size="small"
        aria-label={t('strip.next')}
        aria-keyshortcuts="J"
        onClick={() => stepPlace(1)}
      >
        <Icon of={ChevronRight} />
      </IconButton>
    </span>
  )
}
