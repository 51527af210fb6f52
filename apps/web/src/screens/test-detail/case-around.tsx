import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseAddress } from '@systole/contract/pages'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import type { ComponentProps } from 'react'
import { EndingNotice } from '../../features/cases/drafts/ending-notice.tsx'
import type { CaseFrame } from '../../features/cases/frame/case-frame.tsx'
import { YourQuestions } from '../../features/cases/frame/your-questions.tsx'
import { PatientInformation } from '../../features/clinical/patient-information.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { SaveMark } from '../../ui/form/save-mark.tsx'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { StageNav } from '../../ui/layout/stage-nav.tsx'
import { DraftOptions } from './draft-options.tsx'
import { FollowUpBanner, LastVisit } from './follow-up-parts.ts'
import { useCaseStages } from './use-case-stages.ts'

type Around = Omit<ComponentProps<typeof CaseFrame>, 'parts'> & { saved: React.ReactNode }

/** Returns the elements around a stage. Built outside the typed state, so that a key press does not render them again. */
export function useCaseAround(props: {
  consult: Case
  original: Case | undefined
  address: CaseAddress
  current: CaseStage
  lastVisit: Case | null | undefined
}): Around {
  const { consult, original, address, current, lastVisit } = props
  const words = useQuestionWords()
  const asked = consult.question_session ? words.asked(consult.question_session) : []
  const small = useNarrow()
  const visit = current === 'clinical' && lastVisit
  return {
    consult,
    stage: current,
    stages: <CaseStages consult={consult} address={address} current={current} />,
    information: <PatientInformation consult={consult} reason={asked.join('\n')} />,
    menu: <DraftOptions consult={consult} />,
    beside: (
      <>
        {visit && !small && <LastVisit visit={visit} />}
        {asked.length > 0 && <YourQuestions questions={asked} />}
      </>
    ),
    before: (
      <>
        <EndingNotice consult={consult} />
        {original && <FollowUpBanner original={original} />}
        {visit && small && <LastVisit visit={visit} />}
      </>
    ),
    saved: <LastSaved consult={consult} />,
  }
}

function CaseStages(props: Parameters<typeof useCaseStages>[0]) {
  return <StageNav stages={useCaseStages(props)} />
}

/** Shows when the server last saved this case, unless a stage shows something newer. */
function LastSaved({ consult }: { consult: Case }) {
  const at = consult.updated
  return at && consult.clinical_input ? <SaveMark state={{ kind: 'saved', at }} /> : null
}
