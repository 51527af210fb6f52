import type { Case } from '@systole/contract/cases/wire-case'
import { coachLines } from '@systole/domain/questions/file-coach'
import type { Question } from '@systole/domain/questions/question'
import { fileNeeds } from '@systole/domain/questions/required-files'
import { uploadedKindsOf } from '../../features/cases/case-view.ts'
import { absencesIn } from '../../features/coach/absences-in.ts'
import { ChoiceCoach, ChoiceCoachLine } from '../../features/coach/choice-coach.tsx'
import { useArriving } from '../../features/uploads/queue/use-uploads.ts'
import { useSession } from '../../session/session-context.tsx'

/** Renders the file coach of stage 2: the files needed by the ticked questions, compared with the case's files. */
export function useFileCoach(consult: Case) {
  const arriving = useArriving(consult.caseId, useSession().uid)
  const facts = {
    there: uploadedKindsOf(consult),
    arriving,
    absent: absencesIn(consult),
  }
  return (asked: readonly Question[]) => {
    const lines = coachLines({ needs: fileNeeds(asked), ...facts })
    return {
      beside: <ChoiceCoach lines={lines} chosen={asked.length} />,
      line: <ChoiceCoachLine lines={lines} chosen={asked.length} />,
    }
  }
}
