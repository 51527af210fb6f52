import { statedSymptoms } from '@systole/domain/clinical/clinical-input'
import { missingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../../features/ecg-patching/patching.queries.ts'
import { NO_PREPARATION, type Preparation } from '../../features/ecg-patching/preparation.ts'
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
  const { consult, recording, opened, kept, keptKey } = props
  const facts = useHeadFacts(consult)
  const [isNight, setNight] = useState(false)
  useReadingRoom({ lit: !isNight })
  const [preparation, setPreparation] = useState<Preparation>(NO_PREPARATION)
  const [missing, setMissing] = useState<ReturnType<typeof missingToSend>>()
  const [hasAsked, setAsked] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const patching = usePatching(opened, kept?.edits ?? [])
  const lock = useEditLock(recording.rid)
  const access = usePatchAccess(consult, lock)
  const saving = usePatchSaving({ consult, opened, patching, keptKey })
  const { edits } = patching
  useLeaveWarning(edits.length > 0 && saving.keptAt === undefined)

  const send = () => {
    setAsked(true)
    const isPatched = saving.revision !== undefined
    setMissing(missingOf(recording, { preparation, patching, isPatched }))
  }
  return (
    <>
      <Workbench
        facts={facts}
        timeLeft={<TimeGauge consult={consult} />}
        patient={<PatientLine consult={consult} recording={recording} />}
        patching={patching}
        preparation={preparation}
        onPreparation={(change) => setPreparation((before) => ({ ...before, ...change }))}
        readOnly={access.readOnly}
        saved={saving.words}
        isSaving={saving.isBusy}
        onSave={saving.save}
        isSending={false}
        asksReasons={hasAsked}
        onSend={send}
        isNight={isNight}
        onNight={() => setNight(!isNight)}
        hasFainted={hasFainted(consult, recording)}
        notices={
          <PrepareNotices
            consult={consult}
            access={access}
            lock={lock}
            patching={patching}
            restored={kept?.edits.length ?? 0}
            isNewer={kept !== undefined && kept.base !== (opened.revision?.revision ?? '')}
            problem={saving.problem}
            onChanged={props.onChanged}
          />
        }
        noteCount={consult.reviewerNotes.length}
        onNotes={() => setNoting(true)}
        onPush={undefined}
        onAskQuality={undefined}
      />
      <PrepareDialogs
        {...props}
        {...{ saving, missing, isNoting }}
        editCount={edits.length}
        onMissingClose={() => setMissing(undefined)}
        onNotingClose={() => setNoting(false)}
      />
    </>
  )
}

function missingOf(
  { rid }: Recording,
  of: { preparation: Preparation; patching: Patching; isPatched: boolean },
) {
  const { preparation, patching, isPatched } = of
  const { quality, qualityReason, checklist } = preparation
  return missingToSend({
    recordings: [
      {
        ...{ recordingId: rid, isReadable: true, isPatched, quality, qualityReason },
        undecidedBeats: patching.summary.undecided,
        unsavedEdits: patching.edits.length,
      },
    ],
    checklist,
  })
}

function useHeadFacts({ pet, caseNumber, hospital }: ReadingCase): HeadFacts {
  const { t } = useTranslation('common')
  const hospitalName = useHospitalName()
  return {
    petName: pet.name,
    caseNumber,
    hospital: hospitalName(hospital),
    service: t(`services.${serviceOf(caseNumber)}`),
  }
}

/** Returns the service that the prefix of a case number names. */
function serviceOf(caseNumber: string): 'ecg1l' | 'ecg6l' | 'econsult' {
  if (caseNumber.startsWith('1L')) return 'ecg1l'
  return caseNumber.startsWith('6L') ? 'ecg6l' : 'econsult'
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
