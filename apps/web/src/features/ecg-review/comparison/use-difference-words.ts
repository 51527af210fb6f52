import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { ChangedBeat } from '@systole/ecg/patches/changed-beats'
import { heartRates } from '@systole/ecg/rhythm/heart-rates'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { changedMarks } from './marks-of.ts'

const KINDS = ['moved', 'relabelled', 'added', 'removed'] as const
const MARKS = ['noise', 'packetLoss', 'excluded'] as const

/** The labels that are named beside a count. */
const OF_LABEL = {
  moved: () => '',
  relabelled: (from: string, to: string) => `${from} → ${to}`,
  added: (_: string, to: string) => to,
  removed: (from: string) => from,
}

type Of = {
  recording: ReviewRecording
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  changes: readonly ChangedBeat[]
  marks: ReturnType<typeof changedMarks>
  /** The people who made the later revision. */
  authors: readonly string[]
}

/** Says in a sentence who changed how many beats in which way, the stretches and leads, and what that does to the rate. */
export function useDifferenceWords(of: Of): string {
  const { t } = useTranslation('ecgConclusion')
  const join = t('values.join')
  const beats = useBeatWords(of.changes)
  const marks = useMarkWords(of.marks)
  const rate = useRateWords(of)
  const said = [...beats, ...marks]
  if (said.length === 0) return t('beats.none')
  const what = [...said, ...rate].join(join)
  return of.authors.length === 0 ? what : t('beats.by', { names: of.authors.join(join), what })
}

function useBeatWords(changes: readonly ChangedBeat[]): string[] {
  const { t } = useTranslation(['ecgConclusion', 'patching'])
  const label = (beat: SourcedBeat | undefined) => (beat ? t(`patching:labels.${beat.label}`) : '')
  return KINDS.flatMap((is) => {
    const byLabel = Map.groupBy(
      changes.filter((each) => each.is === is),
      ({ from, to }) => OF_LABEL[is](label(from), label(to)),
    )
    return [...byLabel].map(([name, { length: count }]) => {
      const words = t(`beats.${is}`, { count })
      return name === '' ? words : t('beats.ofLabel', { label: name, words })
    })
  })
}

function useMarkWords({ ranges, difference }: Of['marks']): string[] {
  const { t } = useTranslation('ecgConclusion')
  const { turned, renamed, primaryLead, bounds } = difference
  const stretches = (['marked', 'cleared'] as const).flatMap((is) =>
    MARKS.flatMap((mark) => {
      const count = ranges.filter((each) => each.is === is && each.range.mark === mark).length
      return count === 0 ? [] : [t(`beats.${is}`, { count, mark: t(`beats.marks.${mark}`) })]
    }),
  )
  const leads = Object.keys(renamed)
  const moved = Object.keys(bounds).length
  return [
    ...stretches,
    ...turned.map((lead) => t('beats.turned', { lead })),
    ...(leads.length > 0 ? [t('beats.swapped', { leads: leads.join(t('values.join')) })] : []),
    ...(primaryLead?.to ? [t('beats.primaryLead', { lead: primaryLead.to })] : []),
    ...(moved > 0 ? [t('beats.bounds', { count: moved })] : []),
  ]
}

function useRateWords({ recording, before, after }: Of): string[] {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const [from, to] = useMemo(() => {
    const { source, breaks } = recording
    const { samplesPerSecond, sampleCount } = source
    return [before, after].map(
      (beats) =>
        heartRates({ samplesPerSecond, sampleCount, beats, gaps: breaks }).printed?.perMinute,
    )
  }, [recording, before, after])
  if (from === undefined || to === undefined) return []
  const shown = { from: format.fixed(from, 0), to: format.fixed(to, 0) }
  return shown.from === shown.to ? [] : [t('beats.rate', shown)]
}
