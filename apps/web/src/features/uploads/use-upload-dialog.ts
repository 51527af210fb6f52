import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { PatientOnRecord } from '@systole/domain/uploads/patient-mismatch'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../ui/use-toast.ts'
import { chooseFile, chooseKind, emptyForm, refuseStart } from './upload-form.ts'
import { addUpload, dismissUpload } from './upload-queue.ts'
import type { Upload } from './upload-store.ts'
import { formatsQuery } from './uploads.queries.ts'
import { useStudyPatient } from './use-study-patient.ts'
import { useUploadWords } from './use-upload-words.ts'
import { useUpload } from './use-uploads.ts'

export type UploadDialogProps = {
  caseId: string
  accountId: string
  pet: PatientOnRecord
  /** The type chosen beforehand, e.g. the missing one. */
  kind: FileKind | ''
  takenNames: readonly string[]
  onClose: () => void
  onAdded: (name: string) => void
}

/** The dialog's form until Upload is pressed, then the one upload it started. */
export function useUploadDialog(props: UploadDialogProps) {
  const { caseId, accountId, takenNames } = props
  const { t } = useTranslation(['uploads', 'intake'])
  const words = useUploadWords()
  const toast = useToast()
  const formats = useQuery(formatsQuery).data ?? FILE_FORMATS
  const [form, setForm] = useState(() => emptyForm(props.kind))
  const [started, setStarted] = useState<{ identifier: string; name: string }>()
  const [failed, setFailed] = useState<string>()
  const study = useStudyPatient(props.pet)
  const asked = study.asked?.file === form.chosen?.file ? study.asked : undefined
  const [isOpen, setOpen] = useState(false)
  const starting = useRef(false)
  const upload = useUpload(started?.identifier)
  useUploadEnd(upload, started, {
    onFailed: (failure) => {
      setStarted(undefined)
      setForm(emptyForm(form.kind))
      setFailed(words.failure(failure))
    },
    onAdded: props.onAdded,
  })

  return {
    form,
    formats,
    upload: started && upload,
    /** The other patient whom the chosen study names. */
    asked,
    onJoin: (joins: boolean) => {
      setOpen(false)
      study.answer(joins)
      if (!joins) setForm(emptyForm(form.kind))
    },
    problem:
      (isOpen &&
        asked &&
        !asked.joins &&
        t('intake:patient.open', { patient: asked.other.name })) ||
      (failed ?? (form.problem && words.refusal(form.problem, formats))),
    onKind: (kind: FileKind | '') => {
      setFailed(undefined)
      setForm(chooseKind(form, kind))
    },
    onFiles: (files: readonly File[]) => {
      setFailed(undefined)
      setOpen(false)
      const next = chooseFile(form, files, { takenNames, acceptedFormats: formats })
      setForm(next)
      if (next.chosen) void study.mayJoin(next.chosen.file)
    },
    start: async () => {
      const problem = refuseStart(form)
      if (problem || form.kind === '' || !form.chosen) {
        if (!failed || problem === 'kindMissing') setForm({ ...form, problem })
        return
      }
      const { kind, chosen } = form
      if (starting.current) return
      starting.current = true
      const mayJoin = await study.mayJoin(chosen.file).finally(() => {
        starting.current = false
      })
      if (!mayJoin) return setOpen(true)
      const identifier = addUpload({ caseId, accountId, kind, ...chosen })
      setStarted({ identifier, name: chosen.name })
    },
    close: () => {
      if (started) toast.show(t('goesOn', { name: started.name }))
      props.onClose()
    },
  }
}

/** A failed upload leaves the store at once; a whole one leaves it when the list has the file. */
function useUploadEnd(
  upload: Upload | undefined,
  started: { name: string } | undefined,
  then: {
    onFailed: (failure: Extract<Upload['state'], { phase: 'failed' }>['failure']) => void
    onAdded: (name: string) => void
  },
): void {
  const { onFailed, onAdded } = then
  useEffect(() => {
    if (!started) return
    if (!upload) onAdded(started.name)
    else if (upload.state.phase === 'failed') {
      const { failure } = upload.state
      dismissUpload(upload.identifier)
      onFailed(failure)
    }
  })
}
