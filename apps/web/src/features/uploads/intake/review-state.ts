import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { IntakeRow } from './review-rows.ts'

/** The list before anything is sent, and the decisions about studies of another patient. */
export type Review = {
  rows: readonly IntakeRow[]
  /** The decision per named patient whether its files are added. */
  answers: Readonly<Record<string, boolean>>
  /** A type was chosen for a file and can be applied to similar ones. */
  sameFor: { kind: FileKind; ids: readonly number[]; by: number } | undefined
}

export type ReviewAction =
  | { type: 'looked'; rows: readonly IntakeRow[] }
  | { type: 'taken'; rows: readonly IntakeRow[] }
  | { type: 'ticked'; id: number; wanted: boolean }
  | { type: 'kindChosen'; id: number; kind: FileKind | '' }
  | { type: 'kindForUntyped'; kind: FileKind }
  | { type: 'sameForAll'; yes: boolean }
  | { type: 'patientAnswered'; patient: string; join: boolean }

export const emptyReview: Review = { rows: [], answers: {}, sameFor: undefined }

export function nextReview(review: Review, action: ReviewAction): Review {
  const { rows, sameFor } = review
  switch (action.type) {
    case 'looked':
      return { ...emptyReview, rows: action.rows }
    case 'taken':
      return { ...review, sameFor: undefined, rows: [...rows, ...action.rows] }
    case 'ticked':
      return { ...review, rows: change(rows, [action.id], { wanted: action.wanted }) }
    case 'kindChosen':
      return chooseKind(review, action)
    case 'kindForUntyped': {
      const ids = untyped(review).map(({ id }) => id)
      return { ...review, sameFor: undefined, rows: change(rows, ids, { kind: action.kind }) }
    }
    case 'sameForAll': {
      if (!sameFor || !action.yes) return { ...review, sameFor: undefined }
      return { ...review, sameFor: undefined, rows: change(rows, sameFor.ids, sameFor) }
    }
    case 'patientAnswered':
      return { ...review, answers: { ...review.answers, [action.patient]: action.join } }
  }
}

/** Returns the key of the other patient; `undefined` if there is no question. */
export function patientKey({ patient }: Pick<IntakeRow, 'patient'>): string | undefined {
  return patient && `${patient.name} ${patient.year ?? ''}`
}

/** Returns whether a row is ticked, valid, and not of a patient whose files are excluded. */
export function joins({ answers }: Review, row: IntakeRow): boolean {
  const patient = patientKey(row)
  return row.wanted && !row.problem && (patient === undefined || answers[patient] === true)
}

export function joining(review: Review): IntakeRow[] {
  return review.rows.filter((row) => joins(review, row))
}

/** Returns the files that are or may be added and have no type. */
export function untyped({ rows, answers }: Review): IntakeRow[] {
  return rows.filter((row) => {
    const patient = patientKey(row)
    const stays = patient !== undefined && answers[patient] === false
    return row.wanted && !row.problem && row.kind === '' && !stays
  })
}

export type PatientGroup = { key: string; name: string; year: number | null; count: number }

/** Returns the other patients named in the ticked files. */
export function patientGroups({ rows }: Review): PatientGroup[] {
  const groups = new Map<string, PatientGroup>()
  for (const { patient, wanted, problem } of rows) {
    const key = patientKey({ patient })
    if (!patient || key === undefined || !wanted || problem) continue
    const count = (groups.get(key)?.count ?? 0) + 1
    groups.set(key, { key, name: patient.name, year: patient.year, count })
  }
  return [...groups.values()]
}

/** Returns the other patients without a decision. */
export function openPatients(review: Review): PatientGroup[] {
  return patientGroups(review).filter(({ key }) => review.answers[key] === undefined)
}

/** Returns why Start is not possible yet, or `undefined`. */
export function refuseReviewStart(
  review: Review,
): 'patientOpen' | 'kindMissing' | 'nothing' | undefined {
  if (openPatients(review).length > 0) return 'patientOpen'
  if (untyped(review).length > 0) return 'kindMissing'
  if (joining(review).length === 0) return 'nothing'
}

function chooseKind(review: Review, { id, kind }: { id: number; kind: FileKind | '' }): Review {
  const before = review.rows.find((row) => row.id === id)
  const rows = change(review.rows, [id], { kind })
  if (!before || kind === '') return { ...review, rows, sameFor: undefined }
  const like = review.rows.filter(
    (row) => row.id !== id && isLike(row, before) && row.kind !== kind,
  )
  const sameFor = like.length > 0 ? { kind, by: id, ids: like.map((row) => row.id) } : undefined
  return { ...review, rows, sameFor }
}

/** Returns whether two files are similar: of one modality and folder, or of one format, with the same type so far. */
function isLike(row: IntakeRow, other: IntakeRow): boolean {
  if (row.problem || !row.wanted || row.kind !== other.kind) return false
  const [a, b] = [row.dicom, other.dicom]
  if (a || b) return a?.modality === b?.modality && folderOf(row) === folderOf(other)
  return endingOf(row) === endingOf(other)
}

function folderOf({ source }: IntakeRow): string {
  return source.path.slice(0, source.path.lastIndexOf('/') + 1)
}

function endingOf({ name }: IntakeRow): string {
  return name.slice(name.lastIndexOf('.')).toLowerCase()
}

function change(
  rows: readonly IntakeRow[],
  ids: readonly number[],
  { kind, wanted }: Partial<Pick<IntakeRow, 'kind' | 'wanted'>>,
): IntakeRow[] {
  const chosen = new Set(ids)
  return rows.map((row) =>
    chosen.has(row.id) ? { ...row, kind: kind ?? row.kind, wanted: wanted ?? row.wanted } : row,
  )
}
