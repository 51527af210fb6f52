import { Language } from '@systole/domain/hospitals/hospital'
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
import { listFileGrades } from './file-grade-store.ts'
import { listKeyImages, pictureOf } from './key-image-store.ts'
import { filesForAppendix, findSigner } from './report-store.ts'

/** A case as the store gives it. */
export type Consult = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** All that a report is built from, as it stands now; undefined while the case has no questions. */
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
  const { caseNumber, submittedAt, dueAt, clinicalInput: clinical } = consult
  return {
    caseNumber,
    submittedAt,
    dueAt,
    clinical,
    questions,
    draft,
    signer,
    brand: { variant, name: brandOf(context, variant).name },
    pet: { ...consult, name: consult.petName },
    hospital: {
      ...hospital,
      reportLanguage: Language.nullable().parse(hospital.reportLanguage),
      pushLanguage: Language.parse(hospital.pushLanguage),
      logo,
    },
    files: await gradedFiles(db, consult.caseId),
    keyImages: await keyImagesFor(db, consult.caseId, draft),
    measured: await measuredTexts(db, consult.caseId),
  }
}

async function gradedFiles(db: Db, caseId: string): Promise<ReportSource['files']> {
  const files = await filesForAppendix(db, caseId)
  const grades = new Map((await listFileGrades(db, caseId)).map((each) => [each.fileId, each]))
  return files.map(({ fileId, ...file }) => ({ ...file, grade: grades.get(fileId) ?? null }))
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
