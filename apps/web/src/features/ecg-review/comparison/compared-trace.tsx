import { styled } from '@mui/material/styles'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { AS_RECORDED } from '@systole/ecg/filters/display-filter'
import type { ChangedBeat } from '@systole/ecg/patches/changed-beats'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { BeatGlyph } from '../../ecg-trace/beats/beat-glyph.tsx'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import { BeatLens } from '../../ecg-trace/lens/beat-lens.tsx'
import { lensStart } from '../../ecg-trace/lens/bench-rows.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import { useReviewLook } from '../strip/use-review-look.ts'

/** The rows of labels that are shown above the trace. */
export type ComparedRows = 'both' | 'before' | 'after'

const SCALE = { speed: 25, gain: 10 } as const
const ROW_PIXELS = 30
const TRACE_PIXELS = 200
/** The width of the shading of a place that differs. */
const PLACE_PIXELS = 36

const Frame = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    border: `1px solid ${edge.line}`,
    borderRadius: 6,
    overflow: 'hidden',
    '& [data-title]': { padding: '6px 10px 0', fontSize: '.8125rem', color: ink.muted },
    '& svg': { display: 'block' },
    '& [data-lens]': { display: 'grid', height: TRACE_PIXELS },
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
  const perSecond = SCALE.speed * look.millimetre
  const startSeconds = lensStart(cursor / source.samplesPerSecond, {
    across: width / perSecond,
    durationSeconds: durationSeconds(source),
  })
  const xOf = (sample: number) => (sample / source.samplesPerSecond - startSeconds) * perSecond
  const shown = rows === 'both' ? (['before', 'after'] as const) : ([rows] as const)
  return (
    <Frame ref={frame} role="figure" aria-label={t('beats.trace')}>
      {shown.map((row) => (
        <div key={row}>
          <div data-title>{titles[row]}</div>
          <LabelRow {...props} row={row} xOf={xOf} width={width} />
        </div>
      ))}
      <div data-lens>
        <BeatLens {...{ look, leads }} scale={SCALE} onGo={ignore} />
      </div>
      <Places {...props} xOf={xOf} width={width} />
    </Frame>
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
