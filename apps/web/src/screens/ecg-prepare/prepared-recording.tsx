import { statedSymptoms } from '@systole/domain/clinical/clinical-input'
import { preparationStage } from '@systole/domain/ecg-cases/preparation-access'
import { reportsFainting } from '@systole/domain/ecg-cases/reports-fainting'
import { type MissingToSend, missingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import type { PatchStatements } from '../../features/ecg-patching/patch-statements.ts'
import type { KeptEdits } from '../../features/ecg-patching/session/kept-edits.ts'
import type { OpenedRecording } from '../../features/ecg-patching/session/opened-recording.ts'
import { useEditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import { type Patching, usePatching } from '../../features/ecg-patching/session/use-patching.ts'
import type { TestStatus } from '../../features/ecg-patching/side/test-status-section.tsx'
import { Workbench } from '../../features/ecg-patching/workbench.tsx'
import type { HeadFacts } from '../../features/ecg-patching/workbench-header.tsx'
import { useNightMode } from '../../features/ecg-trace/night-mode.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import { MessageHospital, NoteToColleague } from '../../features/messages/staff-messages.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { TimeGauge } from '../../features/reading/desk/time-gauge.tsx'
import { useCan } from '../../session/session-context.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { useReadingRoom } from '../../theme/use-reading-room.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { setPatched } from './case-steps.ts'
import { ImportRecording } from './import-recording.tsx'
import { PatientLine } from './patient-line.tsx'
import { PrepareDialogs } from './prepare-dialogs.tsx'
import { PrepareNotices } from './prepare-notices.tsx'
import { QualityReview } from './quality-review.tsx'
import { useNormalReport } from './use-normal-report.ts'
import { usePatchAccess } from './use-patch-access.ts'
import { usePatchSaving } from './use-patch-saving.ts'
import { usePreparation } from './use-preparation.ts'
import { useSending } from './use-sending.ts'

type Props = {
  consult: ReadingCase
  recordings: readonly Recording[]
  recording: Recording
  opened: OpenedRecording
  keptKey: string
  kept: KeptEdits | undefined
  /** Switches to the other recordings of the case. */
  tabs: ReactNode
  onRecording: (rid: string) => void
  onReopen: () => void
  onChanged: () => void
}

/** Renders the workbench of an opened recording with saving, sending and the notices about its state. */
export function PreparedRecording(props: Props) {
  const { consult, recording, opened, kept } = props
  const facts = useHeadFacts(consult)
  const [isNight, toggleNight] = useNightMode()
  useReadingRoom({ lit: !isNight })
  const [asked, setAsked] = useState<'quality' | 'note' | 'normalReport'>()
  const askQuality = useCallback(() => setAsked('quality'), [])
  const work = useWork(props)
  const { patching, preparing, saving, sending, access, saveAll, lock } = work
  const { preparation } = preparing
  const { refusal, isForShape } = patching.state
  const hasBeats = patching.state.log.patched.beats.length > 0
  const editCount = patching.edits.length
  const notices = {
    ...{ consult, access, lock, refusal, isForShape, hasBeats, editCount },
    ...{ problem: work.problem, source: opened.source },
  }
  return (
    <>
      <SkipLink />
      <Workbench
        facts={facts}
        {...useCaseParts(consult, recording)}
        patching={patching}
        preparation={preparation}
        onPreparation={useEventCallback(preparing.change)}
        readOnly={access.readOnly}
        saved={work.saved}
        test={work.test}
        isSaving={saving.isBusy}
        onSensitivity={saving.detect}
        onSave={saving.save}
        canSend={work.canSend}
        isSending={sending.isBusy}
        asksReasons={sending.hasAsked}
        onSend={useEventCallback(() => work.canSend && sending.send())}
        isNight={isNight}
        onNight={toggleNight}
        hasFainted={hasFainted(consult, recording)}
        normalReport={work.normalReport}
        onNormalReport={useCallback(() => setAsked('normalReport'), [])}
        mayState={access.isHolder && (work.mayStep || access.readOnly === 'narrow')}
        qualityReview={<QualityReview {...props} access={access} isPatched={work.isPatched} />}
        notices={
          <PrepareNotices
            {...notices}
            tabs={props.tabs}
            restored={kept?.edits.length ?? 0}
            isNewer={kept !== undefined && kept.base !== (opened.revision?.revision ?? '')}
            onChanged={useEventCallback(props.onChanged)}
          />
        }
        noteCount={consult.reviewerNotes.length}
        onNotes={useCallback(() => setAsked('note'), [])}
        onAskQuality={work.mayStep ? askQuality : undefined}
      />
      <PrepareDialogs
        {...props}
        {...{ saving, asked, saveAll }}
        missing={sending.missing}
        qualityReason={preparation.qualityReason}
        editCount={patching.edits.length}
        onMissingClose={sending.closeMissing}
        finish={work.finish}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

/** Renders the parts of the workbench that only the case changes; they stay as they are while beats are edited. */
function useCaseParts(consult: ReadingCase, recording: Recording) {
  const can = useCan()
  const mayWrite = can('sendIbms')
  return useMemo(
    () => ({
      timeLeft: <TimeGauge consult={consult} />,
      patient: <PatientLine consult={consult} recording={recording} />,
      messages: (
        <>
          {mayWrite && (
            <>
              <MessageHospital caseId={consult.caseId} />
              <NoteToColleague caseId={consult.caseId} />
            </>
          )}
          {preparationStage(consult) === 'inWork' && <ImportRecording consult={consult} />}
        </>
      ),
    }),
    [consult, recording, mayWrite],
  )
}

/** Manages what is done with an opened recording: its edits, its statements, their saving and the sending of the case. */
function useWork({ consult, recording, opened, kept, keptKey, onChanged, onReopen }: Props) {
  const patching = usePatching(opened, kept?.edits ?? [])
  const preparing = usePreparation(consult, recording.fileName)
  const lock = useEditLock(recording.rid)
  const access = usePatchAccess(consult, lock)
  const saving = usePatchSaving({ consult, opened, patching, keptKey, onReopen })
  const { edits } = patching
  const { preparation } = preparing
  useLeaveWarning(preparing.isUnsaved || (edits.length > 0 && saving.keptAt === undefined))
  const saveAll = async () => {
    await preparing.flush()
    return edits.length === 0 || saving.saveNow()
  }
  const hasRevision = saving.isPatched || edits.length > 0
  const isPatched = hasRevision || preparation.noPatch
  const sending = useSending({
    ...{ consult, saveAll },
    findMissing: () => {
      // unsaved edits are saved when the case is sent
      return missingOf(recording, { preparation, patching, isPatched })
    },
    onEnd: onChanged,
  })
  const stepping = useAction({
    run: async (done: boolean) => {
      if (await saveAll()) await setPatched(consult, done)
    },
    onFailed: sending.showMissing,
    onEnd: onChanged,
  })
  const mayStep = access.readOnly === undefined
  const isDone = consult.status === 'patch_done'
  const canSend = mayStep && access.mayTake
  const normalReport = useNormalReport(consult.caseId, { revision: saving.revision, canSend })
  const { status } = consult
  const { noPatch } = preparation
  const { start, isBusy } = stepping
  const test = useMemo(
    (): TestStatus => ({
      ...{ status, noPatch, isBusy, isPatched: hasRevision },
      step: canSend
        ? { name: isDone ? 'reopen' : 'finish', take: () => start(!isDone) }
        : undefined,
    }),
    [status, noPatch, isBusy, hasRevision, canSend, isDone, start],
  )
  return {
    ...{ patching, preparing, lock, access, saving, saveAll, sending, mayStep },
    ...{ canSend, test, isPatched },
    normalReport,
    /** Saves everything and finishes the patching, unless that is done. */
    finish: async () => {
      await saveAll()
      if (!isDone) await setPatched(consult, true)
    },
    problem: stepping.problem ?? sending.problem ?? saving.problem ?? preparing.saving.problem,
    saved: useSavedLine(saving.words, preparing.saving),
  }
}

function missingOf(
  { rid }: Recording,
  of: { preparation: PatchStatements; patching: Patching; isPatched: boolean },
): MissingToSend[] {
  const { preparation, patching, isPatched } = of
  const { quality, qualityReason, checklist } = preparation
  return missingToSend({
    recordings: [
      {
        ...{ recordingId: rid, isReadable: true, isPatched, quality, qualityReason },
        undecidedBeats: patching.countUndecided(),
        unsavedEdits: 0,
        // the server says so when the case is sent
        isMeasuring: false,
      },
    ],
    // the server says so when the case is sent
    unreadFiles: 0,
    checklist,
  })
}

/** Returns the line about the saved state: that of the beats, and that of checklist and quality. */
function useSavedLine(
  words: string,
  { state }: ReturnType<typeof usePreparation>['saving'],
): string {
  const { t } = useTranslation('patching')
  if (state === 'unchanged') return words
  return [words, t(`preparationSaved.${state}`)].join(' · ')
}

function useHeadFacts({ pet, caseNumber, service, hospital }: ReadingCase): HeadFacts {
  const { t } = useTranslation('common')
  const hospitalName = useHospitalName()
  const facts = {
    petName: pet.name,
    caseNumber,
    hospital: hospitalName(hospital),
    service: t(`services.${service}`),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same object until a word of it changes
  return useMemo(() => facts, Object.values(facts))
}

/** Warns before the page is left with edits that this device could not keep. */
function useLeaveWarning(isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [isUnkept])
}

/** Returns whether the clinic reports fainting, as a symptom or in the reason for the recording. */
function hasFainted({ clinical }: ReadingCase, { conditions }: Recording): boolean {
  const symptoms = clinical === null ? [] : statedSymptoms(clinical)
  return symptoms.includes('syncopeOrCollapse') || reportsFainting([conditions.reason ?? ''])
}
