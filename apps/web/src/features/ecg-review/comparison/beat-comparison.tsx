import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { type ChangedBeat, changedBeats } from '@systole/ecg/patches/changed-beats'
import { heartRates } from '@systole/ecg/rhythm/heart-rates'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageKeys } from '../../../shell/shortcuts/use-page-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../../ui/form/filter-chips.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { StepPart } from '../diagnosis/step-part.tsx'
import type { ReviewRecording } from '../loaded-review.ts'
import {
  AUTOMATIC,
  type BeatsOf,
  beatRevisionsQuery,
  beatsQuery,
} from './beat-revisions.queries.ts'
import { ChangedBeatList } from './changed-beat-list.tsx'
import { type ComparedRows, ComparedTrace } from './compared-trace.tsx'

type Props = {
  caseId: string
  recording: ReviewRecording
  /** The revisions that are compared at first; the newest one as the later, if none is named. */
  earlier: BeatsOf
  later?: BeatsOf | undefined
}

/**
 * Compares the beats of two revisions over one trace: automatic beats, the first review's, the own ones, or any others. Handbook 5.7,
 * section 8.
 */
export function BeatComparison(props: Props) {
  const { caseId, recording } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const key = { caseId, recordingId: recording.recordingId }
  const revisions = useQuery(beatRevisionsQuery(key))
  const [chosen, setChosen] = useState<{ earlier?: BeatsOf; later?: BeatsOf }>({})
  const known = revisions.data ?? []
  const earlier = chosen.earlier ?? props.earlier
  const later = chosen.later ?? props.later ?? known.at(-1)?.revision ?? AUTOMATIC
  const before = useQuery({ ...beatsQuery(key, earlier), enabled: revisions.isSuccess })
  const after = useQuery({ ...beatsQuery(key, later), enabled: revisions.isSuccess })
  const names = useRevisionNames(known)
  const isFailed = [revisions, before, after].some(({ isError }) => isError)
  const part = (children: ReactNode, aside?: ReactNode) => (
    <StepPart id={id} title={t('beats.title')} aside={aside}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {(['earlier', 'later'] as const).map((which) => (
          <SelectField
            key={which}
            label={t(`beats.${which}`)}
            value={which === 'earlier' ? earlier : later}
            options={names}
            onChange={({ target }) => setChosen({ ...chosen, [which]: target.value })}
          />
        ))}
      </div>
      {children}
    </StepPart>
  )
  if (isFailed) return part(<Notice tone="danger">{t('beats.failed')}</Notice>)
  if (!before.data || !after.data) return part(<BlockSkeleton lines={4} />)
  return part(
    <Compared
      key={`${earlier} ${later}`}
      recording={recording}
      before={before.data}
      after={after.data}
      titles={{ before: nameOf(names, earlier), after: nameOf(names, later) }}
    />,
  )
}

type Names = readonly { value: string; label: string }[]

function nameOf(names: Names, of: BeatsOf): string {
  return names.find(({ value }) => value === of)?.label ?? ''
}

function useRevisionNames(
  revisions: readonly { revision: string; number: number; author: string; savedAt: Date }[],
): Names {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  return [
    { value: AUTOMATIC, label: t('beats.automatic') },
    ...revisions.map(({ revision, number, author, savedAt }) => ({
      value: revision,
      label: t('beats.revision', { number, author, time: format.dateTime(savedAt) }),
    })),
  ]
}

function Compared(props: {
  recording: ReviewRecording
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  titles: { before: string; after: string }
}) {
  const { recording, before, after, titles } = props
  const { t } = useTranslation('ecgConclusion')
  const { samplesPerSecond } = recording.source
  const changes = useMemo(
    () => changedBeats(before, after, samplesPerSecond),
    [before, after, samplesPerSecond],
  )
  const [place, setPlace] = useState(0)
  const [rows, setRows] = useState<ComparedRows>('both')
  const step = (by: 1 | -1) =>
    changes.length > 0 && setPlace((place + by + changes.length) % changes.length)
  usePageKeys({ j: () => step(1), k: () => step(-1) })
  const summary = useSummary({ recording, before, after, changes })
  return (
    <>
      <p role="status">{summary}</p>
      {changes.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          <span>{t('beats.place', { number: place + 1, count: changes.length })}</span>
          <Button size="small" variant="outlined" onClick={() => step(1)}>
            {t('beats.next')} <Kbd aria-hidden>J</Kbd>
          </Button>
          <Button size="small" variant="outlined" onClick={() => step(-1)}>
            {t('beats.previous')} <Kbd aria-hidden>K</Kbd>
          </Button>
          <FilterChips<ComparedRows>
            label={t('beats.rows')}
            chips={(['both', 'before', 'after'] as const).map((each) => ({
              id: each,
              label: t(`beats.${each}`),
            }))}
            chosen={rows}
            onChoose={setRows}
          />
        </div>
      )}
      <ComparedTrace
        {...{ recording, before, after, titles, changes, rows }}
        cursor={changes[place]?.sample ?? before[0]?.sample ?? 0}
      />
      {changes.length > 0 && (
        <ChangedBeatList
          {...{ changes, place, after, before, samplesPerSecond }}
          onChoose={setPlace}
        />
      )}
    </>
  )
}

const KINDS = ['moved', 'relabelled', 'added', 'removed'] as const

/** Says how many beats were changed in which way, and what that does to the rate. */
function useSummary(of: {
  recording: ReviewRecording
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  changes: readonly ChangedBeat[]
}): string {
  const { recording, before, after, changes } = of
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const rates = useMemo(() => {
    const { source, breaks } = recording
    const { samplesPerSecond, sampleCount } = source
    return [before, after].map(
      (beats) =>
        heartRates({ samplesPerSecond, sampleCount, beats, gaps: breaks }).printed?.perMinute,
    )
  }, [recording, before, after])
  if (changes.length === 0) return t('beats.none')
  const counts = Map.groupBy(changes, ({ is }) => is)
  const parts = KINDS.flatMap((is) => {
    const count = counts.get(is)?.length ?? 0
    return count === 0 ? [] : [t(`beats.${is}`, { count })]
  })
  const [from, to] = rates.map((rate) => (rate === undefined ? undefined : format.fixed(rate, 0)))
  const rate = from === undefined || to === undefined ? [] : [t('beats.rate', { from, to })]
  return [...parts, ...rate].join(t('values.join'))
}
