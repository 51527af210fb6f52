import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../theme/tokens.ts'
import { clockOf } from './clock.ts'
import { suspectLeads } from './session/lead-doubts.ts'
import { type Group, groupEdit, type PatchSummary } from './session/patch-view.ts'
import { ChecklistSection, type LeadDoubt } from './side/checklist-section.tsx'
import { normalReportFacts } from './side/normal-report-facts.ts'
import { PlacesList } from './side/places-list.tsx'
import { QualitySection } from './side/quality-section.tsx'
import { SideFooter } from './side/side-footer.tsx'
import { SideSection } from './side/side-section.tsx'
import { UndecidedQueue } from './side/undecided-queue.tsx'
import { useNormalReasons } from './side/use-normal-reasons.ts'
import type { WorkbenchProps } from './workbench-props.ts'

type Props = WorkbenchProps & {
  summary: PatchSummary
  colours: EcgBenchColours
  normalReasonsId: string
  place: number
  onPlace: (index: number) => void
  onPlaceStep: (by: 1 | -1) => void
  onGo: (sample: number) => void
}

/** Renders the right side: patient, queue, places, checklist, quality, and what can be done with the case. */
export function WorkbenchSide(props: Props) {
  const { patching, summary, preparation, onPreparation, readOnly, isNight } = props
  const { chosen, dispatch, recording, view } = patching
  const doubts = useLeadDoubts(props)
  const normalReasons = useNormalReasons(
    normalReportFacts(recording, summary, {
      quality: preparation.quality,
      hasFainted: props.hasFainted,
    }),
  )
  const isReadOnly = readOnly !== undefined
  const decide = (group: Group, label: Parameters<typeof groupEdit>[1]) =>
    dispatch({ do: 'edit', edit: groupEdit(group, label) })
  const { checklist } = preparation
  return (
    <aside>
      <SideSection>{props.patient}</SideSection>
      <UndecidedQueue
        groups={summary.groups}
        undecided={summary.undecided}
        current={chosen?.shape}
        colours={props.colours}
        night={isNight}
        isReadOnly={isReadOnly}
        onDecide={decide}
        onGo={props.onGo}
      />
      <PlacesList
        places={summary.places}
        current={props.place}
        night={isNight}
        clock={clockOf}
        samplesPerSecond={recording.source.samplesPerSecond}
        numberOf={view.numberOf}
        onGo={props.onPlace}
        onStep={props.onPlaceStep}
      />
      <ChecklistSection
        entries={checklist}
        doubts={doubts}
        asksReasons={props.asksReasons}
        isReadOnly={isReadOnly}
        onChange={(entry) =>
          onPreparation({ checklist: [...checklist.filter(({ id }) => id !== entry.id), entry] })
        }
      />
      <QualitySection
        quality={preparation.quality}
        reason={preparation.qualityReason}
        isReadOnly={isReadOnly && readOnly !== 'narrow'}
        onQuality={(quality) => onPreparation({ quality })}
        onReason={(qualityReason) => onPreparation({ qualityReason })}
      />
      <SideFooter
        id={props.normalReasonsId}
        normalReasons={normalReasons}
        noteCount={props.noteCount}
        onNotes={props.onNotes}
        onPush={props.onPush}
        onAskQuality={props.onAskQuality}
      />
    </aside>
  )
}

function useLeadDoubts({ patching }: Props): LeadDoubt[] {
  const { t } = useTranslation('patching')
  const { recording, state, dispatch } = patching
  const { inverted, leadNames } = state.log.patched
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
          onMend,
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
        onMend,
      },
    ]
  })
}
