import type { FileKind } from '@systole/domain/uploads/file-kind'
import { displayFileName } from '@systole/domain/uploads/file-name'
import { type FileRefusal, refuseFile } from '@systole/domain/uploads/refuse-file'

export type FormProblem = FileRefusal | 'kindMissing' | 'fileMissing' | 'unusableName'

/** The state of the upload dialog before anything is sent. */
export type UploadForm = {
  kind: FileKind | ''
  chosen: { name: string; file: File } | undefined
  problem: FormProblem | undefined
  /** True if further files were dropped and ignored. */
  onlyFirst: boolean
}

export function emptyForm(kind: FileKind | '' = ''): UploadForm {
  return { kind, chosen: undefined, problem: undefined, onlyFirst: false }
}

/** Sets the type: the empty or the same one resets; another one keeps the file (INSP-3). */
export function chooseKind(form: UploadForm, kind: FileKind | ''): UploadForm {
  if (kind === '' || kind === form.kind) return emptyForm(kind)
  return { ...form, kind, problem: undefined }
}

/** Sets the file; a refused one leaves only its reason (INSP-4, INSP-5). */
export function chooseFile(
  form: UploadForm,
  files: readonly File[],
  context: { takenNames: readonly string[]; acceptedFormats: readonly string[] },
): UploadForm {
  const [file] = files
  if (form.kind === '') return { ...emptyForm(), problem: 'kindMissing' }
  if (!file) return form
  const name = displayFileName(file.name)
  const refusal = refuseFile({ fileName: name ?? file.name, sizeBytes: file.size }, context)
  const problem = refusal ?? (name === undefined ? 'unusableName' : undefined)
  const kept = { ...emptyForm(form.kind), onlyFirst: files.length > 1 }
  if (problem || name === undefined) return { ...kept, problem }
  return { ...kept, chosen: { name, file } }
}

/** Returns why Upload is not possible yet, or `undefined`. */
export function refuseUploadStart({ kind, chosen, problem }: UploadForm): FormProblem | undefined {
  if (kind === '') return 'kindMissing'
  if (!chosen) return problem ?? 'fileMissing'
}
