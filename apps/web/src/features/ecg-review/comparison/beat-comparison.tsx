import { styled } from '@mui/material/styles'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'
import { changedBeats } from '@systole/ecg/patches/changed-beats'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageKeys } from '../../../shell/shortcuts/use-page-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../../ui/form/filter-chips.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import {
  AUTOMATIC,
  type BeatRevision,
  type BeatsOf,
  beatRevisionsQuery,
  beatsQuery,
} from './beat-revisions.queries.ts'
import { ChangedPlaceList } from './changed-place-list.tsx'
import { ComparedCard } from './compared-frame.ts'
import { type ComparedRows, ComparedTrace } from './compared-trace.tsx'
import { authorsBetween, changedMarks, marksOf } from './marks-of.ts'
import { useDifferenceWords } from './use-difference-words.ts'

type Props = {
  caseId: string
  recording: ReviewRecording
  /** The revisions that are compared at first; the newest one as the later, if none is named. */
  earlier: BeatsOf
  later?: BeatsOf | undefined
  /** Receives how many beats differ by more than the reading error. */
  onCount?: (changed: number) => void
}

/**
 * Compares the beats of two revisions over one trace: automatic beats, the first review's, the own ones, or any others. Handbook 5.7,
 * section 8.
 */
export function BeatComparison(props: Props) {
  const { caseId, recording, onCount = ignore } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const key = { caseId, recordingId: recording.recordingId }
  const revisions = useQuery(beatRevisionsQuery(key))
  const [chosen, setChosen] = useState<{ earlier?: BeatsOf; later?: BeatsOf }>({})
  const [isChoosing, setChoosing] = useState(false) // stays while other revisions are shown
  const known = revisions.data ?? []
  const earlier = chosen.earlier ?? props.earlier
  const later = chosen.later ?? props.later ?? known.at(-1)?.revision ?? AUTOMATIC
  const before = useQuery({ ...beatsQuery(key, earlier), enabled: revisions.isSuccess })
  const after = useQuery({ ...beatsQuery(key, later), enabled: revisions.isSuccess })
  const names = useRevisionNames(known)
  const titleOf = (row: 'before' | 'after', of: BeatsOf) => {
    const name = shortNameOf(known, of, t)
    return isOther ? name : `${t(`beats.${row}`)}, ${name}`
  }
  const isOther = chosen.earlier !== undefined || chosen.later !== undefined
  const isFailed = [revisions, before, after].some(({ isError }) => isError)
  const choose = (
    <Choice open={isChoosing} onToggle={({ currentTarget }) => setChoosing(currentTarget.open)}>
      <summary>{t('beats.choose')}</summary>
      <div>
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
    </Choice>
  )
  if (before.data && after.data) {
    return (
      <Compared
        key={`${earlier} ${later}`}
        {...{ id, recording, choose, known, earlier, later, isOther }}
        onCount={isOther ? ignore : onCount}
        before={before.data}
        after={after.data}
        titles={{
          before: titleOf('before', earlier),
          after: titleOf('after', later),
        }}
      />
    )
  }
  return (
    <ComparedCard aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('beats.title')}</h3>
      </header>
      <div data-body>
        {isFailed ? (
          <Notice tone="danger">{t('beats.failed')}</Notice>
        ) : (
          <BlockSkeleton lines={4} />
        )}
      </div>
      {choose}
    </ComparedCard>
  )
}

const ignore = () => {}

const Choice = styled('details')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    borderTop: `1px solid ${edge.line}`,
    padding: '8px 12px',
    '& > summary': { color: ink.muted, fontSize: '.9375rem', cursor: 'pointer' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 8 },
  }
})

/** Returns the short name of a revision beside its row of labels. */
function shortNameOf(
  known: readonly { revision: string; number: number }[],
  of: BeatsOf,
  t: TFunction<'ecgConclusion'>,
): string {
  const number = known.find(({ revision }) => revision === of)?.number
  return number === undefined ? t('beats.automaticShort') : t('beats.revisionShort', { number })
}

type Names = readonly { value: string; label: string }[]

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
  id: string
  recording: ReviewRecording
  before: readonly SourcedBeat[]
  after: readonly SourcedBeat[]
  titles: { before: string; after: string }
  /** The choice of other revisions. */
  choose: ReactNode
  onCount: (changed: number) => void
  known: readonly BeatRevision[]
  earlier: BeatsOf
  later: BeatsOf
  /** True for other revisions than those of the two reviews. */
  isOther: boolean
}) {
  const { id, recording, before, after, titles, choose, onCount, known, earlier, later, isOther } =
    props
  const { t } = useTranslation('ecgConclusion')
  const { samplesPerSecond } = recording.source
  const changes = useMemo(
    () => changedBeats(before, after, samplesPerSecond),
    [before, after, samplesPerSecond],
  )
  const marks = useMemo(
    () =>
      changedMarks(
        marksOf(recording.extent, known, earlier),
        marksOf(recording.extent, known, later),
      ),
    [recording.extent, known, earlier, later],
  )
  const places = useMemo(
    () => [...changes, ...marks.ranges].sort((one, other) => one.sample - other.sample),
    [changes, marks],
  )
  const changed = changes.filter(({ isWithinReading }) => !isWithinReading).length
  const count = useEventCallback(onCount)
  useEffect(() => count(changed), [changed, count])
  const [place, setPlace] = useState(0)
  const [rows, setRows] = useState<ComparedRows>('both')
  const step = (by: 1 | -1) =>
    places.length > 0 && setPlace((place + by + places.length) % places.length)
  usePageKeys({ j: () => step(1), k: () => step(-1) })
  const authors = useMemo(() => authorsBetween(known, { earlier, later }), [known, earlier, later])
  const summary = useDifferenceWords({ recording, before, after, changes, marks, authors })
  return (
    <ComparedCard aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('beats.title')}</h3>
        <p role="status">{summary}</p>
        {places.length > 0 && (
          <>
            <span>{t('beats.place', { number: place + 1, count: places.length })}</span>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('beats.previous')}
              onClick={() => step(-1)}
            >
              <Kbd aria-hidden>K</Kbd>
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('beats.next')}
              onClick={() => step(1)}
            >
              <Kbd aria-hidden>J</Kbd>
            </Button>
            <FilterChips<ComparedRows>
              label={t('beats.rows')}
              chips={(['both', 'before', 'after'] as const).map((each) => ({
                id: each,
                label: each === 'both' || !isOther ? t(`beats.${each}`) : titles[each],
              }))}
              chosen={rows}
              onChoose={setRows}
            />
          </>
        )}
      </header>
      <ComparedTrace
        {...{ recording, before, after, titles, changes, rows }}
        cursor={places[place]?.sample ?? before[0]?.sample ?? 0}
      />
      {places.length > 0 && (
        <ChangedPlaceList
          {...{ places, place, after, before, samplesPerSecond }}
          onChoose={setPlace}
        />
      )}
      {choose}
    </ComparedCard>
  )
}
