import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { BeatGlyph } from '../ecg-trace/beats/beat-glyph.tsx'
import { firstBeatFrom } from '../ecg-trace/beats/find-beats.ts'
import { intervalAfter } from '../ecg-trace/beats/intervals.ts'
import type { Patching } from './session/use-patching.ts'

const Line = styled('div')(({ theme }) => {
  const { edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '0 8px 0 14px',
    border: `solid ${edge.line}`,
    borderWidth: '1px 0',
    backgroundColor: surface.paper,
    fontSize: '.875rem',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    '& b': { color: ink.strong },
    '& [data-value]': { color: 'var(--caliper)', fontWeight: 700 },
    '& [data-label]': { display: 'flex', alignItems: 'center', gap: 5, fontWeight: 600 },
    '& [data-open]': { color: tone.warn.text },
    '& > [data-end]': { marginLeft: 'auto' },
  }
})
const SECONDS_PER_MINUTE = 60

/** Names the chosen beat: number, time, label with its source, interval before it and rate. */
export function BeatLine(props: {
  patching: Patching
  night: boolean
  caliper: string
  clock: (seconds: number) => string
  onCaliper: () => void
}) {
  const { patching, night, caliper, clock, onCaliper } = props
  const { chosen, state, recording } = patching
  const { t } = useTranslation('patching')
  const { samplesPerSecond } = recording.source
  return (
    <Line style={{ '--caliper': caliper } as object} aria-live="polite">
      <b>{chosen ? t('beat.number', { beat: numberOf(patching) }) : t('beat.between')}</b>
      <span>{clock(state.cursor / samplesPerSecond)}</span>
      {chosen && <LabelWords patching={patching} night={night} />}
      <Interval patching={patching} />
      <Button
        data-end
        size="small"
        variant="outlined"
        aria-keyshortcuts="C"
        endIcon={<Kbd aria-hidden>C</Kbd>}
        onClick={onCaliper}
      >
        {t('beat.caliper')}
      </Button>
    </Line>
  )
}

function numberOf({ state, view }: Patching): number {
  return view.numberOf(firstBeatFrom(state.log.patched.beats, state.cursor))
}

function LabelWords({ patching, night }: { patching: Patching; night: boolean }) {
  const { chosen, view } = patching
  const { t } = useTranslation('patching')
  if (!chosen) return null
  const label = view.labelOf(chosen)
  const isOpen = label === 'Q' && chosen.source === 'auto'
  const words = isOpen
    ? chosen.label === 'Q'
      ? t('beat.undecided')
      : t('beat.proposed', { label: chosen.label })
    : t('beat.labelled', { label: t(`labels.${label}`), source: t(`sources.${chosen.source}`) })
  return (
    <span data-label {...(isOpen && { 'data-open': '' })}>
      <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
        <title> </title>
        <BeatGlyph label={label} x={0} y={0} night={night} />
      </svg>
      {words}
    </span>
  )
}

function Interval({ patching }: { patching: Patching }) {
  const { state, view, recording } = patching
  const { t } = useTranslation('patching')
  const format = useFormat()
  const { beats } = state.log.patched
  const index = firstBeatFrom(beats, state.cursor)
  const before = index > 0 ? intervalAfter(beats, index - 1, view.breaks) : undefined
  if (before === undefined || beats[index]?.sample !== state.cursor) return null
  const seconds = before / recording.source.samplesPerSecond
  const usual = localMedian(patching, index)
  const early = usual === undefined ? 0 : Math.round(100 * (1 - before / usual))
  return (
    <>
      <span data-end>
        {t('beat.rr')} <span data-value>{t('seconds', { seconds: format.fixed(seconds, 3) })}</span>
      </span>
      <span data-value>{t('bpm', { rate: format.fixed(SECONDS_PER_MINUTE / seconds, 0) })}</span>
      {Math.abs(early) >= 5 && (
        <span>{t(early > 0 ? 'beat.early' : 'beat.late', { percent: Math.abs(early) })}</span>
      )}
    </>
  )
}

/** The intervals around a beat from which its usual one is taken. */
const AROUND = 5

function localMedian({ state, view }: Patching, index: number): number | undefined {
  const { beats } = state.log.patched
  const intervals = Array.from({ length: 2 * AROUND + 1 }, (_, offset) =>
    intervalAfter(beats, index - 1 - AROUND + offset, view.breaks),
  ).filter((interval) => interval !== undefined)
  intervals.sort((one, other) => one - other)
  return intervals[intervals.length >> 1]
}
