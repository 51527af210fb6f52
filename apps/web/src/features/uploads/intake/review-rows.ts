import { formatOf } from '@systole/domain/uploads/accepted-formats'
import type { EntryRefusal } from '@systole/domain/uploads/archive-limits'
import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { displayFileName, fileNameKey } from '@systole/domain/uploads/file-name'
import { type ContentRefusal, refuseContent } from '@systole/domain/uploads/formats/sniff-content'
import { isDicom } from '@systole/domain/uploads/formats/sniff-dicom'
import {
  type PatientMismatch,
  type PatientOnRecord,
  patientMismatch,
  studyDateRemark,
} from '@systole/domain/uploads/patients/patient-mismatch'
import { proposeFileKind } from '@systole/domain/uploads/propose-file-kind'
import { type FileRefusal, refuseFile } from '@systole/domain/uploads/refuse-file'
import { freeName, uniqueNames } from '@systole/domain/uploads/unique-names'
import { foldersAndName, type IntakeSource } from './found-file.ts'
import type { InspectedFile } from './inspect-files.ts'

/** The reason why a file cannot be added. */
export type RowProblem = FileRefusal | EntryRefusal | ContentRefusal | 'unusableName' | 'unreadable'
/** The reason why a file is not ticked, or has another name than on the device. */
export type RowNote = 'alreadyThere' | 'onItsWay' | 'unlisted' | 'renamed' | 'shortened'

export type IntakeRow = {
  id: number
  source: IntakeSource
  print: string | undefined
  /** The name in the case. */
  name: string
  kind: FileKind | ''
  dicom: DicomFacts | undefined
  wanted: boolean
  problem: RowProblem | undefined
  note: RowNote | undefined
  /** The patient named in the study, if it is not this pet. */
  patient: PatientMismatch | undefined
  dateRemark: ReturnType<typeof studyDateRemark>
}

export type CaseContext = {
  pet: PatientOnRecord
  acceptedFormats: readonly string[]
  there: readonly { name: string; sizeBytes: number }[]
  onTheWay: readonly { name: string; sizeBytes: number }[]
  /** The names of uploads that wait for their file. */
  awaited: readonly { name: string }[]
  now: Date
}

/** Creates a row for each file: its name in the case, its proposed type, and its problems. Existing rows keep their names. */
export function reviewRows(
  files: readonly InspectedFile[],
  context: CaseContext,
  before: readonly IntakeRow[] = [],
): IntakeRow[] {
  const named = files.map((file) => ({ file, ...nameOf(file, context) }))
  const placed = named.map(({ file, name }) => ({
    name,
    folders: foldersAndName(file.source.path).folders,
  }))
  const taken = [...context.there, ...context.onTheWay, ...context.awaited, ...before]
  const used = new Set(taken.map(({ name }) => fileNameKey(name)))
  const proposed = uniqueNames(placed, [])
  return named.map(({ file, problem }, at): IntakeRow => {
    const own = proposed[at] ?? ''
    const known = knownAs(own, file.source, context)
    const name = problem ? own : freeName(own, used)
    if (!problem) used.add(fileNameKey(name))
    const { dicom, source, print } = file
    return {
      id: before.length + at,
      source,
      print,
      name,
      dicom,
      problem,
      kind: proposeFileKind({ name, ...(dicom && { facts: { dicom } }) }) ?? '',
      wanted: !problem && !known && !file.isUnlisted,
      note: known ?? noteOf(file, name),
      patient: dicom && patientMismatch(dicom, context.pet),
      dateRemark: dicom && studyDateRemark(dicom, context.now),
    }
  })
}

/** Returns the name; a DICOM file without an extension, such as IM000001, gets one. */
function nameOf({ source, head }: InspectedFile, { acceptedFormats }: CaseContext) {
  const raw = foldersAndName(source.path).name
  const isBareDicom = !formatOf(raw) && head !== undefined && isDicom(head)
  const name = displayFileName(isBareDicom ? `${raw}.dcm` : raw)
  if (name === undefined) return { name: raw, problem: 'unusableName' as const }
  return { name, problem: problemOf(name, { source, head }, acceptedFormats) }
}

function problemOf(
  name: string,
  { source, head }: Pick<InspectedFile, 'source' | 'head'>,
  acceptedFormats: readonly string[],
): RowProblem | undefined {
  const { sizeBytes } = source
  if (source.refusal) return source.refusal
  const refusal = refuseFile({ fileName: name, sizeBytes }, { takenNames: [], acceptedFormats })
  if (refusal) return refusal
  if (!head) return 'unreadable'
  const format = formatOf(name)
  if (format) return refuseContent(format, { head, sizeBytes })
}

/** Detects a file that is in the case or being uploaded, so that repeating a drop adds nothing twice. */
function knownAs(name: string, { sizeBytes }: IntakeSource, { there, onTheWay }: CaseContext) {
  const isSame = (file: { name: string; sizeBytes: number }) =>
    file.sizeBytes === sizeBytes && fileNameKey(file.name) === fileNameKey(name)
  if (there.some(isSame)) return 'alreadyThere'
  return onTheWay.some(isSame) ? 'onItsWay' : undefined
}

function noteOf({ source, isUnlisted }: InspectedFile, name: string): RowNote | undefined {
  const original = foldersAndName(source.path).name
  if (isUnlisted) return 'unlisted'
  if (name === original || name === `${original}.dcm`) return undefined
  return name.length < original.length ? 'shortened' : 'renamed'
}
