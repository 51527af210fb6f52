import { progressPercent } from '@systole/domain/uploads/chunks/uploader-state'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { useRef, useState } from 'react'
import { useStudyPatient } from '../inspection/use-study-patient.ts'
import { addUpload, type NewUpload, removeUpload, stoppedNamesake } from '../queue/upload-queue.ts'
import { fileFingerprint } from '../sending/file-fingerprint.ts'

/** Manages the questions about one file before it is sent: the patient of the study, and an unfinished upload it replaces. */
export function useChosenFile(pet: PatientOnRecord, file: File | undefined) {
  const study = useStudyPatient(pet)
  const [namesake, setNamesake] = useState<{ file: File; percent: number }>()
  const [refused, setRefused] = useState<File>()
  const starting = useRef(false)
  const asked = study.asked?.file === file ? study.asked : undefined
  return {
    /** The other patient named by the study, and whether it is added nevertheless. */
    asked,
    answer: study.answer,
    /** True if Upload was pressed before the question was answered. */
    isOpen: file !== undefined && refused === file && asked?.joins === false,
    /** The progress of another upload with this name, which this one replaces. */
    givesWay: namesake && namesake.file === file ? namesake.percent : undefined,
    look: async (chosen: NewUpload) => {
      setRefused(undefined)
      void study.mayJoin(chosen.file)
      const other = stoppedNamesake(await printed(chosen))
      setNamesake(other && { file: chosen.file, percent: progressPercent(other.state) })
    },
    /** Returns the identifier of the upload, or `undefined` if it may not start. */
    send: async (chosen: NewUpload): Promise<string | undefined> => {
      if (starting.current) return undefined
      starting.current = true
      try {
        if (await study.mayJoin(chosen.file)) return await start(chosen)
        setRefused(chosen.file)
      } finally {
        starting.current = false
      }
    },
  }
}

async function start(chosen: NewUpload): Promise<string> {
  const added = await printed(chosen)
  const other = stoppedNamesake(added)
  if (other) await removeUpload(other.identifier)
  return addUpload(added)
}

/** Adds the fingerprint, so that a copy with another date resumes where the upload stopped. */
async function printed(chosen: NewUpload): Promise<NewUpload> {
  return { ...chosen, print: await fileFingerprint(chosen.file) }
}
