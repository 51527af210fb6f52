import { WireClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import { firstPermissions, type Permissions } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { Question } from '@systole/domain/questions/question'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import { econsult } from '@systole/domain/services/econsult'
import { dueTime } from '@systole/domain/services/service'
import { toStamp } from '@systole/domain/time/stamp'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { Database } from '../db/database.ts'
import { newId } from '../db/new-id.ts'
import { accounts } from '../db/schema/accounts.ts'
import { cases } from '../db/schema/cases.ts'
import { creditPlans, hospitalPlans, hospitals } from '../db/schema/hospitals.ts'
import { pets } from '../db/schema/pets.ts'
import { files } from '../db/schema/uploads.ts'
import { petNameKey } from '../features/pets/pet-name-key.ts'

/** The password of test accounts and its hash, computed in advance. */
export const TEST_PASSWORD = 'heart of a whippet'
const PASSWORD_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$LvY9VLSZ17IGkkPpkG3SwA$JbC+SBPbdiwf2dwMbHQyk5atj0jmv2l/Y826tMlCMug'

export type Builders = ReturnType<typeof createBuilders>

/** Creates builders of realistic rows; tests set only relevant fields. */
export function createBuilders(db: Database) {
  return {
    hospital: bind(db, insertHospital),
    account: bind(db, insertAccount),
    pet: bind(db, insertTestPet),
    consult: bind(db, insertConsult),
    file: bind(db, insertFile),
  }
}

function bind<A extends unknown[], R>(db: Database, insert: (db: Database, ...args: A) => R) {
  return (...args: A) => insert(db, ...args)
}

async function insertHospital(
  db: Database,
  options: {
    plan?: boolean
    country?: string
    reportEmails?: string[]
    variant?: Variant
    pushLanguage?: Language
  } = {},
) {
  const hospitalId = newId('hospital')
  const creditPlanId = options.plan === false ? null : 'plan_test'
  if (creditPlanId) {
    await db.insert(creditPlans).values({ creditPlanId, name: 'Test plan' }).onConflictDoNothing()
  }
  await db.insert(hospitals).values({
    hospitalId,
    name: 'Harbour Animal Hospital',
    country: options.country ?? 'HK',
    address: '8 Harbour Road, Wan Chai',
    phone: '+852 2000 0000',
    email: 'office@harbour.test',
    pushLanguage: options.pushLanguage ?? 'en_us',
    reportEmails: options.reportEmails ?? ['reports@harbour.test'],
    variant: options.variant ?? 'systole',
  })
  if (creditPlanId) await db.insert(hospitalPlans).values({ hospitalId, creditPlanId })
  return hospitalId
}

async function insertAccount(
  db: Database,
  userType: UserType,
  options: {
    hospitalId?: string
    plan?: boolean
    country?: string
    email?: string
    permissions?: Permissions
  } = {},
) {
  const accountId = newId('account')
  const hospitalId =
    userType === 'vet' ? (options.hospitalId ?? (await insertHospital(db, options))) : null
  const email = options.email ?? `${accountId}@systole.test`
  await db.insert(accounts).values({
    accountId,
    hospitalId,
    email,
    userType,
    permissions: options.permissions ?? firstPermissions(userType),
    passwordHash: PASSWORD_HASH,
    firstName: 'Wing',
    lastName: 'Chan',
    title: userType === 'cardiologist' ? 'DVM, DACVIM (Cardiology)' : '',
    licence: userType === 'cardiologist' ? 'C-1024' : '',
  })
  return { accountId, hospitalId: hospitalId ?? '', email }
}

async function insertTestPet(
  db: Database,
  hospitalId: string,
  options: Partial<typeof pets.$inferInsert> = {},
) {
  const petId = newId('pet')
  const { name = 'Mochi', identifier = petId.slice(-6), ...more } = options
  await db.insert(pets).values({
    petId,
    hospitalId,
    identifier,
    name,
    nameKey: petNameKey(`${identifier} ${name}`),
    species: 'cat',
    breedId: 'cat-british-shorthair',
    birthDate: '2020-06-20',
    gender: 'F',
    neutered: 'snipped',
    weightGrams: 4200,
    ownerName: 'Ms Lee',
    ...more,
  })
  return petId
}

async function insertConsult(
  db: Database,
  vet: { accountId: string; hospitalId: string },
  options: {
    status?: CaseStatus
    mode?: ConsultMode
    asked?: Question[]
    petId?: string
    readerId?: string
    submittedAt?: Date
    complete?: boolean
  } = {},
) {
  const caseId = newId('case')
  const { status = 'open', mode = 'basic', asked = ['prognosis'] } = options
  const isPaid = status !== 'open' && status !== 'upload' && status !== 'reject'
  const submittedAt = isPaid ? (options.submittedAt ?? new Date()) : null
  const hasQuestions = status !== 'open' || options.complete === true
  await db.insert(cases).values({
    caseId,
    hospitalId: vet.hospitalId,
    petId: options.petId ?? (await insertTestPet(db, vet.hospitalId)),
    createdBy: vet.accountId,
    status,
    mode: hasQuestions ? mode : null,
    clinicalInput: hasQuestions ? validClinicalInput() : null,
    questionSession: hasQuestions ? questionSession(vet.accountId, mode, asked) : null,
    readerId: options.readerId ?? null,
    submittedAt,
    promisedAt: submittedAt,
    dueAt: submittedAt && dueTime(submittedAt, econsult),
    ...(status === 'close' && { closedAt: new Date(), endedAt: new Date() }),
  })
  return caseId
}

async function insertFile(
  db: Database,
  consultId: string,
  vet: { accountId: string; hospitalId: string },
  kind: FileKind,
  name = `${kind}.pdf`,
) {
  const fileId = newId('file')
  await db.insert(files).values({
    fileId,
    caseId: consultId,
    hospitalId: vet.hospitalId,
    name,
    nameKey: name.toLowerCase(),
    kind,
    format: 'pdf',
    sizeBytes: 1024,
    sha256: '0'.repeat(64),
    storageKey: newId('blob'),
    uploadedBy: vet.accountId,
  })
  return fileId
}

/** Builds a complete clinical form. */
export function validClinicalInput(): WireClinicalInput {
  const empty = WireClinicalInput.parse({})
  return {
    ...empty,
    suspectedRespiratoryDiseaseValue: '44',
    breathingSound: { breathingSoundValue: 'normal', othersTextValue: '' },
    clinicalSigns: { ...empty.clinicalSigns, frequentCoughingValue: true },
    auscultation: {
      selectedHeartMurmurGradeValue: '3',
      selectedHeartMurmurTimingValue: 'systolic',
      selectedGallopHeartSoundValue: 'yes',
      selectedMuffledHeartSoundValue: 'no',
      selectedLocationValue: 'left',
      selectedSegmentValue: 'apical',
    },
    medicalHistoryTextfieldValue: 'Murmur first heard two years ago.',
    dataValid: true,
  }
}

export function questionSession(
  uid: string,
  mode: ConsultMode,
  asked: Question[],
): QuestionSession {
  const time = toStamp(new Date())
  return {
    mode,
    time,
    uid,
    question_session: asked.map((type) => ({
      type,
      question: { time, value: type.startsWith('additional') ? 'Is a dental safe next week?' : '' },
      answer: { time: '', value: '' },
    })),
  }
}
