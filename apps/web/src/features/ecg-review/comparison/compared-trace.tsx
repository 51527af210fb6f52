import { styled, useTheme } from '@mui/material/styles'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { AS_RECORDED } from '@systole/ecg/filters/display-filter'
import type { ChangedBeat } from '@systole/ecg/patches/changed-beats'
import { Fragment, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { BeatGlyph } from '../../ecg-trace/beats/beat-glyph.tsx'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import { BeatLens } from '../../ecg-trace/lens/beat-lens.tsx'
import { lensWindow } from '../../ecg-trace/lens/lens-window.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import { useReviewLook } from '../strip/use-review-look.ts'
import { numberOfBeat } from './number-of-beat.ts'

/** The rows of labels that are shown above the trace. */
export type ComparedRows = 'both' | 'before' | 'after'

const SCALE = { speed: 25, gain: 10 } as const
const ROW_PIXELS = 30
const NUMBER_PIXELS = 18
const TRACE_PIXELS = 200
/** The width of the shading of a place that differs. */
const PLACE_PIXELS = 36

const Frame = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    '& > [data-title]': {
      padding: '6px 12px 0',
      borderRight: `1px solid ${edge.line}`,
      fontSize: '.8125rem',
      fontWeight: 650,
      color: ink.strong,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > [data-title], & > [data-row]': {
      borderBottom: `1px solid ${edge.line}`,
    },
    '& > [data-row], & > [data-lens]': { position: 'relative', minWidth: 0, overflow: 'hidden' },
    '& svg': { display: 'block' },
    '& [data-lens]': { display: 'grid', height: TRACE_PIXELS },
    '& > [data-foot]': {
      padding: '8px 12px',
      borderRight: `1px solid ${edge.line}`,
      fontSize: '.8125rem',
      color: ink.muted,
    },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > [data-title]': { borderRight: 0, borderBottom: 0 },
      '& > [data-foot]': { display: 'none' },
    },
  }
})

/** Shows one trace with a row of labels for each revision; places that differ are shaded, a moved beat has a line, one that is gone a cross. */
export function ComparedTrace(props: {
  recording: ReviewRecording
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  titles: { before: string; after: string }
  changes: readonly ChangedBeat[]
  rows: ComparedRows
  cursor: number
}) {
  const { recording, titles, rows, cursor } = props
  const { t } = useTranslation('ecgConclusion')
  const frame = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(frame)
  const { source } = recording
  const usual = usualLead(source.leads)
  const lead = usual ? source.leads.indexOf(usual) : 0
  const bare = useMemo(() => ({ ...recording, beats: NO_BEATS }), [recording])
  const look = useReviewLook(bare, { lead, cursor, isNight: false, filter: AS_RECORDED })
  const leads = useMemo(() => [lead], [lead])
  const { startSeconds, perSecond, left } = lensWindow({
    ...{ width, millimetre: look.millimetre },
    millimetresPerSecond: SCALE.speed,
    aroundSeconds: cursor / source.samplesPerSecond,
    durationSeconds: durationSeconds(source),
  })
  const xOf = (sample: number) =>
    left + (sample / source.samplesPerSecond - startSeconds) * perSecond
  const shown = rows === 'both' ? (['before', 'after'] as const) : ([rows] as const)
  return (
    <Frame role="figure" aria-label={t('beats.trace')}>
      {shown.map((row) => (
        <Fragment key={row}>
          <div data-title>{titles[row]}</div>
          <div data-row>
            <LabelRow {...props} row={row} xOf={xOf} width={width} />
            <Places {...props} xOf={xOf} width={width} />
          </div>
        </Fragment>
      ))}
      <div data-foot>{source.leads[lead]?.name}</div>
      <div data-lens ref={frame}>
        <BeatLens {...{ look, leads }} scale={SCALE} onGo={ignore} />
        <Places {...props} xOf={xOf} width={width} />
        <NumberRow {...props} xOf={xOf} width={width} />
      </div>
    </Frame>
  )
}

/** Numbers the beats of the later revision as reports count them. */
function NumberRow(props: Drawn) {
  const { after, xOf, width } = props
  const theme = useTheme()
  const ink = (theme.vars ?? theme).palette.ink.muted
  const beats = inWindow(after, props).filter(({ label }) => label !== 'X')
  const [firstShown] = beats
  const start = firstShown ? numberOfBeat(after, firstShown.sample) : 0
  return (
    <svg
      aria-hidden
      {...{ width, height: NUMBER_PIXELS }}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <title> </title>
      {beats.map(({ sample }, index) => (
        <text key={sample} x={xOf(sample)} y={12} textAnchor="middle" fontSize={11} fill={ink}>
          {start + index}
        </text>
      ))}
    </svg>
  )
}

const NO_BEATS: readonly SourcedBeat[] = []
const ignore = () => {}

type Drawn = Parameters<typeof ComparedTrace>[0] & {
  xOf: (sample: number) => number
  width: number
}

/** Draws the labels of one revision in the shown window. */
function LabelRow(props: Drawn & { row: 'before' | 'after' }) {
  const { row, xOf, width, changes } = props
  const beats = inWindow(props[row], props)
  const gone = row === 'after' ? changes.filter(({ is }) => is === 'removed') : []
  const moved = row === 'after' ? changes.filter(({ is }) => is === 'moved') : []
  return (
    <svg width={width} height={ROW_PIXELS} aria-hidden>
      <title> </title>
      {moved.map(({ from, to }) => (
        <path
          key={to?.sample}
          d={`M${xOf(from?.sample ?? 0)} 0L${xOf(to?.sample ?? 0)} 8`}
          stroke="#0B57D0"
          strokeWidth={1.6}
        />
      ))}
      {beats.map(({ sample, label }) => (
        <BeatGlyph key={sample} label={label} x={xOf(sample)} y={16} night={false} />
      ))}
      {gone.map(({ sample }) => (
        <BeatGlyph key={sample} label="X" x={xOf(sample)} y={16} night={false} />
      ))}
    </svg>
  )
}

/** Shades the places that differ by more than the reading error. */
function Places({ changes, xOf, width }: Drawn) {
  return changes
    .filter(({ isWithinReading }) => !isWithinReading)
    .map(({ is, sample }) => ({ key: `${is} ${sample}`, x: xOf(sample) }))
    .filter(({ x }) => x > -PLACE_PIXELS && x < width + PLACE_PIXELS)
    .map(({ key, x }) => (
      <div
        key={key}
        data-place
        style={{
          ...{ position: 'absolute', top: 0, bottom: 0, left: x - PLACE_PIXELS / 2 },
          ...{ width: PLACE_PIXELS, backgroundColor: 'rgba(232,165,58,.18)' },
          pointerEvents: 'none',
        }}
      />
    ))
}

function inWindow(beats: readonly SourcedBeat[], { recording, xOf, width, cursor }: Drawn) {
  const { samplesPerSecond } = recording.source
  const reach = Math.ceil(
    (width / (xOf(cursor + samplesPerSecond) - xOf(cursor) || 1)) * samplesPerSecond,
  )
  const from = firstBeatFrom(beats, cursor - reach)
  const to = firstBeatFrom(beats, cursor + reach)
  return beats.slice(from, to).filter(({ sample }) => xOf(sample) >= 0 && xOf(sample) <= width)
}
