import { fullName } from '@systole/domain/accounts/full-name'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { type Hospital, reportLanguageOf } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { ageYears } from '@systole/domain/pets/age'
import { findBreed } from '@systole/domain/pets/breeds/breeds'
import { taiwanBreedName } from '@systole/domain/pets/breeds/taiwan-breed-name'
import type { Pet } from '@systole/domain/pets/pet'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import { type MeasuredTexts, withoutChips } from '@systole/domain/reports/chips'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { fromStamp, toStamp } from '@systole/domain/time/stamp'
import type { FileGrade } from '@systole/domain/uploads/file-grade'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { wordingFor } from '@systole/i18n/languages'
import type { ReportModel } from './model.ts'
import { timeZoneOf } from './time-zone.ts'

type KeyImage = NonNullable<ReportModel['keyImages']>[number]

export type ReportSource = {
  caseNumber: number
  submittedAt: Date | null
  dueAt: Date | null
  clinical: ClinicalInput | null
  questions: QuestionSession
  pet: Pet
  hospital: Hospital
  brand: { variant: Variant; name: string }
  files: readonly {
    name: string
    kind: FileKind
    createdAt: Date
    grade: { grade: FileGrade; reason: string } | null
    /** The other animal named in the file, and why the file belongs to the case. */
    otherPatient?: { name: string; reason: string }
  }[]
  /** The key images of the case by id. */
  keyImages: ReadonlyMap<string, Omit<KeyImage, 'id' | 'caption'>>
  measured: MeasuredTexts
  signer: { firstName: string; lastName: string; title: string; licence: string }
  draft: ReportDraft
}

/** The data added by the release; a preview has none. */
export type ReleaseStamp = {
  revision: string
  reason: string
  /** The report that this one replaces. */
  before?: ReportModel | undefined
}

/** Builds one report. Answers have the order in which the vet asked the questions. RVIEW-3. */
export function buildReport(source: ReportSource, release?: ReleaseStamp): ReportModel {
  const { hospital, questions, draft, signer } = source
  const said = (text: string) => withoutChips(text, source.measured)
  return {
    format: 1,
    ...wordingOf(hospital),
    caseNumber: caseNumberText(source.caseNumber),
    mode: questions.mode,
    revision: release?.revision ?? '',
    reason: release?.reason ?? '',
    ...kindOf(release),
    brand: source.brand,
    timeZone: timeZoneOf(hospital.country),
    hospital: {
      name: hospital.name,
      address: hospital.address,
      phone: hospital.phone,
      ...(hospital.logo && { logo: hospital.logo }),
    },
    patient: patientOf(source.pet, ageDay(source, release), wordingOf(hospital)),
    clinical: source.clinical,
    answers: questions.question_session.map(({ type, question }) => ({
      type,
      question: question.value,
      answer: said(draft.answers.find((answer) => answer.type === type)?.value ?? ''),
    })),
    recommendations: draft.recommendations.map((item) => ({ ...item, name: said(item.name) })),
    notes: said(draft.notes),
    quality: draft.quality,
    signature: {
      name: fullName({ first: signer.firstName, last: signer.lastName }),
      title: signer.title,
      licence: signer.licence,
      signedAt: release?.revision ?? '',
    },
    ...(release?.before?.addenda && { addenda: release.before.addenda }),
    ...keyImagesOf(source),
    files: source.files.map(({ name, kind, createdAt, grade, otherPatient }) => ({
      name,
      kind,
      addedAt: toStamp(createdAt),
      ...(grade && { grade: grade.grade, gradeReason: grade.reason }),
      ...(otherPatient && { otherPatient }),
    })),
    deadline: { submittedAt: stampOf(source.submittedAt), dueAt: stampOf(source.dueAt) },
  }
}

/** Returns the key images in the order of the draft; the field is omitted if there are none. */
function keyImagesOf({ draft, keyImages }: ReportSource): Pick<ReportModel, 'keyImages'> {
  const chosen = (draft.keyImages ?? []).flatMap(({ id, caption }): KeyImage[] => {
    const kept = keyImages.get(id)
    return kept ? [{ ...kept, id, caption }] : []
  })
  return chosen.length === 0 ? {} : { keyImages: chosen }
}

/** Returns the language, with Taiwan's wording if the hospital is there. */
function wordingOf(hospital: Hospital): Pick<ReportModel, 'language' | 'wording'> {
  const language = reportLanguageOf(hospital)
  const wording = wordingFor(language, hospital.country)
  return wording === 'zh_tw' ? { language, wording } : { language }
}

function kindOf(release: ReleaseStamp | undefined): Pick<ReportModel, 'kind' | 'replaces'> {
  if (!release?.before) return { kind: 'report' }
  return { kind: 'correction', replaces: release.before.revision }
}

function patientOf(
  pet: Pet,
  day: string,
  { wording }: Pick<ReportModel, 'wording'>,
): ReportModel['patient'] {
  const breed = pet.breedId === null ? undefined : findBreed(pet.breedId)
  const nameZhHk = breed?.nameZhHk ?? ''
  return {
    name: pet.name,
    identifier: pet.identifier,
    species: pet.species,
    otherSpecies: pet.otherSpecies,
    breed: breed?.name ?? pet.otherBreed,
    breedZhHk: wording === 'zh_tw' ? taiwanBreedName(nameZhHk) : nameZhHk,
    gender: pet.gender,
    neutered: pet.neutered,
    birthDate: pet.birthDate,
    ...(pet.birthDateEstimated && { birthDateEstimated: true }),
    ageYears: ageYears(pet.birthDate, day),
    weightGrams: pet.weightGrams,
  }
}

/** Returns the date for which the age is calculated: the day the case was submitted, as the cardiologist saw it. */
function ageDay(source: ReportSource, release: ReleaseStamp | undefined): string {
  const time = source.submittedAt ?? (release && fromStamp(release.revision))
  return time?.toISOString().slice(0, 10) ?? source.pet.birthDate
}

function stampOf(time: Date | null): string {
  return time === null ? '' : toStamp(time)
}
