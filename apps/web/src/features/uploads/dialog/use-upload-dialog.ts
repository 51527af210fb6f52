import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { dismissUpload } from '../queue/upload-queue.ts'
import type { Upload } from '../queue/upload-store.ts'
import { useUpload } from '../queue/use-uploads.ts'
import { chooseFile, chooseKind, emptyForm, refuseUploadStart } from '../sending/upload-form.ts'
import { formatsQuery } from '../uploads.queries.ts'
import { useChosenFile } from './use-chosen-file.ts'
import { useUploadWords } from './use-upload-words.ts'

export type UploadDialogProps = {
  caseId: string
  accountId: string
  pet: PatientOnRecord
  /** The preselected type, e.g. the missing one. */
  kind: FileKind | ''
  takenNames: readonly string[]
  onClose: () => void
  onAdded: (name: string) => void
}

/** Manages the dialog's form until Upload is pressed, then the upload it started. */
export function useUploadDialog(props: UploadDialogProps) {
  const { caseId, accountId, takenNames } = props
  const { t } = useTranslation(['uploads', 'intake'])
  const words = useUploadWords()
  const toast = useToast()
  const formats = useQuery(formatsQuery).data ?? FILE_FORMATS
  const [form, setForm] = useState(() => emptyForm(props.kind))
  const [started, setStarted] = useState<{ identifier: string; name: string }>()
  const [failed, setFailed] = useState<string>()
  const file = useChosenFile(props.pet, form.chosen?.file)
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
    asked: file.asked,
    givesWay: file.givesWay,
    onJoin: (joins: boolean) => {
      file.answer(joins)
      if (!joins) setForm(emptyForm(form.kind))
    },
    problem:
      file.isOpen && file.asked
        ? t('intake:patient.open', { patient: file.asked.other.name })
        : (failed ?? (form.problem && words.refusal(form.problem, formats))),
    onKind: (kind: FileKind | '') => {
      setFailed(undefined)
      setForm(chooseKind(form, kind))
    },
    onFiles: (files: readonly File[]) => {
      setFailed(undefined)
      const next = chooseFile(form, files, { takenNames, acceptedFormats: formats })
      setForm(next)
      const { kind, chosen } = next
      if (kind !== '' && chosen) void file.look({ caseId, accountId, kind, ...chosen })
    },
    start: async () => {
      const problem = refuseUploadStart(form)
      if (problem || form.kind === '' || !form.chosen) {
        if (!failed || problem === 'kindMissing') setForm({ ...form, problem })
        return
      }
      const { kind, chosen } = form
      const identifier = await file.send({ caseId, accountId, kind, ...chosen })
      if (identifier) setStarted({ identifier, name: chosen.name })
    },
    close: () => {
      if (started) toast.show(t('goesOn', { name: started.name }))
      props.onClose()
    },
  }
}

/** Handles the end of the upload: a failed one leaves the store immediately; a complete one when the list contains the file. */
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
