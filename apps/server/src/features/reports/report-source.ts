import { decodeClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import type { HospitalLogo } from '@systole/domain/hospitals/logo'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { ReportSource } from '@systole/report/build-report'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { brandOf } from '../../portal-variants.ts'
import type { findCase } from '../cases/case-store.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { measuredTexts } from '../measurements/measurement-store.ts'
import { listFileGrades } from './files/file-grade-store.ts'
import { filesOfOtherPatients } from './files/file-patient-store.ts'
import { listKeyImages, pictureOf } from './key-images/key-image-store.ts'
import { filesForAppendix, findSigner } from './report-store.ts'

/** A case as returned by the store. */
export type Consult = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** Returns the current input of a report; `undefined` while the case has no questions. */
export async function reportSource(
  context: Pick<CallContext, 'db' | 'settings'>,
  consult: Consult,
  {
    draft,
    signerId,
    logo,
  }: { draft: ReportDraft; signerId: string; logo: HospitalLogo | undefined },
): Promise<ReportSource | undefined> {
  const { db } = context
  const questions = consult.questionSession
  if (questions === null) return undefined
  const hospital = await findHospital(db, consult.hospitalId)
  const signer = await findSigner(db, signerId)
  if (!hospital || !signer)
    throw new Error(`case ${consult.caseId} lacks its hospital or its reader`)
  const variant = variantNamed(hospital.variant)
  const { caseNumber, submittedAt, dueAt, clinicalInput } = consult
  return {
    caseNumber,
    submittedAt,
    dueAt,
    clinical: clinicalInput && decodeClinicalInput(clinicalInput),
    questions,
    draft,
    signer,
    brand: { variant, name: brandOf(context, variant).name },
    pet: { ...consult, name: consult.petName },
    hospital: { ...hospital, logo },
    files: await judgedFiles(db, consult),
    keyImages: await keyImagesFor(db, consult.caseId, draft),
    measured: await measuredTexts(db, consult.caseId),
  }
}

/** Returns the files with their grades and, if they name another animal, the reason why they belong to the case. */
async function judgedFiles(db: Db, consult: Consult): Promise<ReportSource['files']> {
  const files = await filesForAppendix(db, consult.caseId)
  const grades = await listFileGrades(db, consult.caseId)
  const gradeOf = new Map(grades.map((each) => [each.fileId, each]))
  const others = await filesOfOtherPatients(db, consult)
  const otherOf = new Map(others.map((each) => [each.fileId, each]))
  return files.map(({ fileId, ...file }) => {
    const other = otherOf.get(fileId)
    const otherPatient = other && { name: other.patient.name, reason: other.belongsBecause }
    return { ...file, grade: gradeOf.get(fileId) ?? null, ...(otherPatient && { otherPatient }) }
  })
}

async function keyImagesFor(
  db: Db,
  caseId: string,
  { keyImages = [] }: ReportDraft,
): Promise<ReportSource['keyImages']> {
  const ids = keyImages.map(({ id }) => id)
  const kept = await listKeyImages(db, caseId, ids)
  return new Map(
    kept.map(({ row, file }) => [
      row.keyImageId,
      { file: file.name, kind: file.kind, frame: row.frame, picture: pictureOf(row) },
    ]),
  )
}
