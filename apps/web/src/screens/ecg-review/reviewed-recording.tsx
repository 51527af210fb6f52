import { paths } from '@systole/contract/pages'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../api/query-client.ts'
import { isAnalysing, openedRecordingQuery } from '../../features/ecg-patching/patching.queries.ts'
import type {
  LoadedReview,
  MeasuredReview,
  ReviewOnServer,
  ReviewRecording,
} from '../../features/ecg-review/loaded-review.ts'
import type { PreviewedReport } from '../../features/ecg-review/preview/preview.queries.ts'
import { ReviewSurroundings } from '../../features/ecg-review/preview/review-surroundings.ts'
import { isComparison, ReviewWizard } from '../../features/ecg-review/review-wizard.tsx'
import { ReviewConflictDialog } from '../../features/ecg-review/session/conflict-dialog.tsx'
import { useReviewSession } from '../../features/ecg-review/session/use-review-session.ts'
import { useSavedWords } from '../../features/ecg-review/session/use-saved-words.ts'
import { SHOWN_STEPS } from '../../features/ecg-review/steps.ts'
import { useNightMode } from '../../features/ecg-trace/night-mode.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { TimeGauge } from '../../features/reading/desk/time-gauge.tsx'
import { ReportDocument } from '../../features/reports/report-document.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useReadingRoom } from '../../theme/use-reading-room.ts'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { todayHere } from '../../ui/format/today.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { HolderBar, HolderSteps } from './holder-bar.tsx'
import { OtherRecordings } from './other-recordings.tsx'
import { reviewAccess } from './review-access.ts'
import { ReviewNotices } from './review-notices.tsx'
import { reviewRecording } from './review-recording.ts'
import { reviewedAnimalOf, useReviewedCase } from './use-review-facts.ts'

type Props = {
  consult: ReadingCase
  onServer: ReviewOnServer
  measured: MeasuredReview | undefined
  recordings: readonly Recording[]
  /** The step that the address names. */
  wanted: string | undefined
  onChanged: () => void
}

/** Opens the recording that is reviewed; a case without a readable one is reviewed without a trace. */
export function ReviewedRecording(props: Props) {
  const { consult, onServer, recordings } = props
  const { t } = useTranslation('ecgReview')
  const recording = recordings.find(({ rid }) => rid === onServer.recordingId)
  const canOpen =
    recording?.state === 'ready' && !isAnalysing(recording) && recording.analysis?.problem === null
  return canOpen ? (
    <Opened {...props} recording={recording} />
  ) : recording?.state === 'importing' ? (
    <Page as="main">
      <h1>{t('pageTitle', { pet: consult.pet.name })}</h1>
      <p>{t('states.importing')}</p>
      <BlockSkeleton lines={4} />
    </Page>
  ) : (
    <Review {...props} recording={undefined} of={undefined} />
  )
}

function Opened(props: Props & { recording: Recording }) {
  const { consult, recording } = props
  const { t } = useTranslation('ecgReview')
  const opened = useQuery(openedRecordingQuery(consult.caseId, recording))
  const of = useMemo(() => opened.data && reviewRecording(opened.data), [opened.data])
  if (!of && !opened.isError) {
    return (
      <Page as="main">
        <h1>{t('pageTitle', { pet: consult.pet.name })}</h1>
        <BlockSkeleton lines={9} />
      </Page>
    )
  }
  return <Review {...props} of={of} />
}

function Review(
  props: Props & {
    recording: Recording | undefined
    of: ReviewRecording | undefined
  },
) {
  const { consult, onServer, measured, recording, of, onChanged } = props
  const { t } = useTranslation('common')
  const { uid, user_type: userType } = useSession()
  const [isNight, toggleNight] = useNightMode()
  useReadingRoom({ lit: !isNight })
  const { step, goToStep } = useStep(props)
  const { session, kept, wasRestored } = useReviewSession({
    ...{ caseId: consult.caseId, accountId: uid, onServer, step },
  })
  const access = reviewAccess(consult, onServer, { uid, userType })
  // A review that was read before the case was taken may be closed; it is written again as a new draft.
  const isEditable = access.may === 'write'
  useEffect(() => {
    if (isEditable) session.resume()
  }, [isEditable, session])
  const facts = useReviewedCase(consult)
  const today = todayHere(useNow())
  const animal = useMemo(
    () => reviewedAnimalOf(consult, recording, today),
    [consult, recording, today],
  )
  const loaded = useMemo(
    (): LoadedReview => ({
      ...{ ownUid: uid, consult: facts, animal, onServer, measured },
      recording: of,
    }),
    [uid, facts, animal, onServer, measured, of],
  )
  const saved = useSavedWords(kept.save)
  const changed = useEventCallback(onChanged)
  const surroundings = useMemo(
    () => ({
      renderReport: (report: PreviewedReport) => <ReportDocument {...report} />,
      onChanged: () => {
        void queryClient.invalidateQueries({ queryKey: ['ecg', 'review', consult.caseId] })
        changed()
      },
    }),
    [consult.caseId, changed],
  )
  const holderActions = <HolderSteps {...{ consult, onServer, session }} {...surroundings} />
  return (
    <ReviewSurroundings value={{ ...surroundings, holderActions }}>
      <ReviewWizard
        {...{ loaded, session, kept, step, isEditable, isNight, saved }}
        onStep={goToStep}
        onNight={toggleNight}
        service={t(`services.${consult.service}`)}
        timeLeft={<TimeGauge consult={consult} />}
        notices={
          <>
            <ReviewNotices
              {...{ consult, onServer, access, measured, wasRestored, onChanged }}
              recording={of}
            />
            <OtherRecordings
              {...{ caseId: consult.caseId, recordings: props.recordings }}
              current={recording?.rid}
            />
            {isEditable && onServer.corrects === '' && !isComparison(step, onServer.round) && (
              <HolderBar {...{ consult, onServer, session }} {...surroundings} />
            )}
          </>
        }
      />
      {kept.save.is === 'conflict' && (
        <ReviewConflictDialog session={session} document={kept.document} save={kept.save} />
      )}
    </ReviewSurroundings>
  )
}

/** Manages the step, which the address has; without one it is where the review was saved, in later rounds the comparison. */
function useStep({ consult, onServer, wanted }: Pick<Props, 'consult' | 'onServer' | 'wanted'>) {
  const navigate = useNavigateTo()
  const { caseId } = consult
  const { round } = onServer
  const step: ReviewStep =
    SHOWN_STEPS.find((each) => each === wanted) ??
    (round === 'first' ? undefined : 'preview') ??
    SHOWN_STEPS.find((each) => each === onServer.step) ??
    'heart_rate'
  const goToStep = useCallback(
    (next: ReviewStep) => navigate(paths.ecgReview({ caseId, mode: round, step: next })),
    [navigate, caseId, round],
  )
  return { step, goToStep }
}
