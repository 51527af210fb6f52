import { proposeQuality } from '@systole/domain/ecg-patches/propose-quality'
import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { PatchMarks } from '@systole/ecg/patches/edit-effects'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../theme/tokens.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { clockOf } from '../ecg-trace/clock.ts'
import { durationSeconds } from '../ecg-trace/source/trace-source.ts'
import { suspectLeads } from './session/lead-doubts.ts'
import { type Group, groupEdit, type PatchSummary } from './session/patch-view.ts'
import type { Patching } from './session/use-patching.ts'
import { ChecklistSection, type LeadDoubt } from './side/checklist-section.tsx'
import { PlacesList } from './side/places-list.tsx'
import { QualitySection } from './side/quality-section.tsx'
import { SideFooter } from './side/side-footer.tsx'
import { SideSection } from './side/side-section.tsx'
import { SideTabs } from './side/side-tabs.tsx'
import { TestStatusSection } from './side/test-status-section.tsx'
import { UndecidedQueue } from './side/undecided-queue.tsx'
import type { WorkbenchProps } from './workbench-props.ts'

type Props = WorkbenchProps & {
  summary: PatchSummary
  colours: EcgBenchColours
  normalReasonsId: string
  normalReasons: readonly string[] | undefined
  place: number
  onPlace: (index: number) => void
  onPlaceStep: (by: 1 | -1) => void
  onGo: (sample: number) => void
}

/** Renders the right side: patient, queue, places, checklist, quality, and what can be done with the case; on a small screen as tabs. */
export function WorkbenchSide(props: Props) {
  const { t } = useTranslation('patching')
  const isNarrow = useNarrow()
  const first = (
    <>
      <SideSection>{props.patient}</SideSection>
      {props.qualityReview}
    </>
  )
  const { state, recording, dispatch } = props.patching
  const { inverted, leadNames } = state.log.patched
  const checks = (
    <Checks
      {...{ recording, dispatch, inverted, leadNames }}
      preparation={props.preparation}
      onPreparation={props.onPreparation}
      mayState={props.mayState}
      asksReasons={props.asksReasons}
      beatCount={props.summary.beatCount}
      isReadOnly={props.readOnly !== undefined}
    />
  )
  const last = (
    <CaseActions
      test={props.test}
      isReadOnly={props.readOnly !== undefined}
      onPreparation={props.onPreparation}
      normalReasonsId={props.normalReasonsId}
      normalReasons={props.normalReasons}
      noteCount={props.noteCount}
      onNotes={props.onNotes}
      onAskQuality={props.onAskQuality}
      messages={props.messages}
    />
  )
  if (!isNarrow)
    return (
      <aside aria-label={t('side.label')}>
        {first}
        <Beats {...props} />
        {checks}
        {last}
      </aside>
    )
  const onFirst = (
    <>
      {first}
      {last}
    </>
  )
  return (
    <aside aria-label={t('side.label')}>
      <SideTabs parts={{ case: onFirst, beats: <Beats {...props} />, checks }} />
    </aside>
  )
}

/** Renders the beats that wait for a decision, and the places to look at. */
function Beats(props: Props) {
  const { patching, summary, readOnly, isNight } = props
  const { chosen, dispatch, recording } = patching
  const decide = useCallback(
    (group: Group, label: BeatLabel) => dispatch({ do: 'edit', edit: groupEdit(group, label) }),
    [dispatch],
  )
  return (
    <>
      <UndecidedQueue
        groups={summary.groups}
        undecided={summary.undecided}
        current={chosen?.shape}
        colours={props.colours}
        night={isNight}
        isReadOnly={readOnly !== undefined}
        onDecide={decide}
        onGo={props.onGo}
      />
      <PlacesList
        places={summary.places}
        current={props.place}
        night={isNight}
        clock={clockOf}
        samplesPerSecond={recording.source.samplesPerSecond}
        numberOf={summary.numberOf}
        onGo={props.onPlace}
        onStep={props.onPlaceStep}
      />
    </>
  )
}

/** Renders checklist and quality. */
const Checks = memo(function Checks(
  props: LeadState &
    Pick<Props, 'preparation' | 'onPreparation' | 'mayState' | 'asksReasons'> & {
      beatCount: number
    },
) {
  const { recording, preparation, onPreparation, mayState } = props
  const doubts = useLeadDoubts(props)
  const { checklist, quality, qualityReason } = preparation
  return (
    <>
      <ChecklistSection
        entries={checklist}
        doubts={doubts}
        asksReasons={props.asksReasons}
        isReadOnly={!mayState}
        onChange={(entry) =>
          onPreparation({ checklist: [...checklist.filter(({ id }) => id !== entry.id), entry] })
        }
      />
      <QualitySection
        quality={quality}
        reason={qualityReason}
        proposed={proposeQuality({
          beatCount: props.beatCount,
          durationSeconds: durationSeconds(recording.source),
        })}
        isReadOnly={!mayState}
        onQuality={(chosen) => onPreparation({ quality: chosen })}
        onReason={(reason) => onPreparation({ qualityReason: reason })}
      />
    </>
  )
})

const CaseActions = memo(function CaseActions(
  props: Pick<
    Props,
    | 'test'
    | 'onPreparation'
    | 'normalReasonsId'
    | 'normalReasons'
    | 'noteCount'
    | 'onNotes'
    | 'onAskQuality'
    | 'messages'
  > & { isReadOnly: boolean },
) {
  return (
    <>
      <TestStatusSection
        test={props.test}
        isReadOnly={props.isReadOnly}
        onNoPatch={(noPatch) => props.onPreparation({ noPatch })}
      />
      <SideFooter
        id={props.normalReasonsId}
        normalReasons={props.normalReasons}
        noteCount={props.noteCount}
        onNotes={props.onNotes}
        onAskQuality={props.onAskQuality}
        extra={props.messages}
      />
    </>
  )
})

/** The leads as they are corrected, and how they are corrected further. */
type LeadState = Pick<Patching, 'recording' | 'dispatch'> &
  Pick<PatchMarks, 'inverted' | 'leadNames'> & { isReadOnly: boolean }

function useLeadDoubts(of: LeadState): LeadDoubt[] {
  const { recording, dispatch, inverted, leadNames, isReadOnly } = of
  const { t } = useTranslation('patching')
  const mayMend = !isReadOnly
  return suspectLeads(recording.shapes, recording.leads).flatMap((suspected) => {
    if (suspected.doubt === 'inverted') {
      const { lead } = suspected
      if (inverted.includes(lead)) return []
      const onMend = () => dispatch({ do: 'edit', edit: { edit: 'invertLead', lead } })
      return [
        {
          id: 'inverted',
          text: t('doubts.inverted', { lead }),
          action: t('doubts.invert'),
          onMend: mayMend ? onMend : undefined,
        },
      ]
    }
    const { one, other } = suspected
    if (leadNames[one] !== one) return []
    const onMend = () => dispatch({ do: 'edit', edit: { edit: 'swapLeads', one, other } })
    return [
      {
        id: 'swapped',
        text: t('doubts.swapped', { one, other }),
        action: t('doubts.swap'),
        onMend: mayMend ? onMend : undefined,
      },
    ]
  })
}
