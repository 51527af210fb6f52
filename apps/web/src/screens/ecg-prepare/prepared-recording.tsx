import { statedSymptoms } from '@systole/domain/clinical/clinical-input'
import { type MissingToSend, missingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../../features/ecg-patching/patching.queries.ts'
import type { Preparation } from '../../features/ecg-patching/preparation.ts'
import { reportsFainting } from '../../features/ecg-patching/reports-fainting.ts'
import type { KeptEdits } from '../../features/ecg-patching/session/kept-edits.ts'
import type { OpenedRecording } from '../../features/ecg-patching/session/opened-recording.ts'
import { useEditLock } from '../../features/ecg-patching/session/use-edit-lock.ts'
import { type Patching, usePatching } from '../../features/ecg-patching/session/use-patching.ts'
import { Workbench } from '../../features/ecg-patching/workbench.tsx'
import type { HeadFacts } from '../../features/ecg-patching/workbench-header.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { TimeGauge } from '../../features/reading/desk/time-gauge.tsx'
import { useReadingRoom } from '../../theme/use-reading-room.ts'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { PatientLine } from './patient-line.tsx'
import { PrepareDialogs } from './prepare-dialogs.tsx'
import { PrepareNotices } from './prepare-notices.tsx'
import { usePatchAccess } from './use-patch-access.ts'
import { usePatchSaving } from './use-patch-saving.ts'
import { usePreparation } from './use-preparation.ts'
import { useSending } from './use-sending.ts'

type Props = {
  consult: ReadingCase
  recording: Recording
  opened: OpenedRecording
  keptKey: string
  kept: KeptEdits | undefined
  onReopen: () => void
  onChanged: () => void
}

/** Renders the workbench of an opened recording with saving, sending and the notices about its state. */
export function PreparedRecording(props: Props) {
  const { consult, recording, opened, kept } = props
  const facts = useHeadFacts(consult)
  const [isNight, setNight] = useState(false)
  useReadingRoom({ lit: !isNight })
  const [isAsking, setAsking] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const work = useWork(props)
  const { patching, preparing, saving, sending, access, saveAll } = work
  const { preparation } = preparing
  return (
    <>
      <Workbench
        facts={facts}
        timeLeft={<TimeGauge consult={consult} />}
        patient={<PatientLine consult={consult} recording={recording} />}
        patching={patching}
        preparation={preparation}
        onPreparation={preparing.change}
        readOnly={access.readOnly}
        saved={work.saved}
        isSaving={saving.isBusy}
        onSave={saving.save}
        canSend={work.canSend}
        isSending={sending.isBusy}
        asksReasons={sending.hasAsked}
        onSend={() => work.canSend && sending.send()}
        isNight={isNight}
        onNight={() => setNight(!isNight)}
        hasFainted={hasFainted(consult, recording)}
        notices={
          <PrepareNotices
            consult={consult}
            access={access}
            lock={work.lock}
            patching={patching}
            restored={kept?.edits.length ?? 0}
            isNewer={kept !== undefined && kept.base !== (opened.revision?.revision ?? '')}
            problem={sending.problem ?? saving.problem ?? preparing.saving.problem}
            onChanged={props.onChanged}
          />
        }
        noteCount={consult.reviewerNotes.length}
        onNotes={() => setNoting(true)}
        onPush={undefined}
        onAskQuality={work.mayStep ? () => setAsking(true) : undefined}
      />
      <PrepareDialogs
        {...props}
        {...{ saving, isNoting, saveAll }}
        missing={sending.missing}
        askedReason={isAsking ? preparation.qualityReason : undefined}
        onAskEnd={() => setAsking(false)}
        editCount={patching.edits.length}
        onMissingClose={sending.closeMissing}
        onNotingClose={() => setNoting(false)}
      />
    </>
  )
}

/** Manages what is done with an opened recording: its edits, its statements, their saving and the sending of the case. */
function useWork({ consult, recording, opened, kept, keptKey, onChanged }: Props) {
  const patching = usePatching(opened, kept?.edits ?? [])
  const preparing = usePreparation(consult, recording.fname)
  const lock = useEditLock(recording.rid)
  const access = usePatchAccess(consult, lock)
  const saving = usePatchSaving({ consult, opened, patching, keptKey })
  const { edits } = patching
  const { preparation } = preparing
  useLeaveWarning(preparing.isUnsaved || (edits.length > 0 && saving.keptAt === undefined))
  const saveAll = async () => {
    await preparing.flush()
    return edits.length === 0 || saving.saveNow()
  }
  const sending = useSending({
    ...{ consult, saveAll },
    findMissing: () => {
      // unsaved edits are saved when the case is sent
      const isPatched = saving.isPatched || edits.length > 0
      return missingOf(recording, { preparation, patching, isPatched })
    },
    onEnd: onChanged,
  })
  const mayStep = access.readOnly === undefined
  return {
    ...{ patching, preparing, lock, access, saving, saveAll, sending, mayStep },
    canSend: mayStep && access.mayTake,
    saved: useSavedLine(saving.words, preparing.saving),
  }
}

function missingOf(
  { rid }: Recording,
  of: { preparation: Preparation; patching: Patching; isPatched: boolean },
): MissingToSend[] {
  const { preparation, patching, isPatched } = of
  const { quality, qualityReason, checklist } = preparation
  return missingToSend({
    recordings: [
      {
        ...{ recordingId: rid, isReadable: true, isPatched, quality, qualityReason },
        undecidedBeats: patching.summary.undecided,
        unsavedEdits: 0,
      },
    ],
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
  return {
    petName: pet.name,
    caseNumber,
    hospital: hospitalName(hospital),
    service: t(`services.${service}`),
  }
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
  return (
    symptoms.includes('faintingOrCollapsingValue') || reportsFainting([conditions.reason ?? ''])
  )
}
