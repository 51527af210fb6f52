import { fullName } from '@systole/domain/accounts/full-name'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { type Hospital, reportLanguageOf } from '@systole/domain/hospitals/hospital'
import type { Variant } from '@systole/domain/hospitals/variant'
import { ageYears } from '@systole/domain/pets/age'
import { findBreed } from '@systole/domain/pets/breeds/breeds'
import { taiwanBreedName } from '@systole/domain/pets/breeds/taiwan-breed-name'
import type { Pet } from '@systole/domain/pets/pet'
import type { ServiceId } from '@systole/domain/services/service-id'
import { fromStamp, toStamp } from '@systole/domain/time/stamp'
import { wordingFor } from '@systole/i18n/languages'
import type { ReportFrame } from './report-frame.ts'
import { timeZoneOf } from './time-zone.ts'

/** The person who signs, as named on the report. */
export type Signer = { firstName: string; lastName: string; title: string; licence: string }

/** The facts of a case for the fields that the reports of all services have. */
export type FrameSource = {
  caseNumber: number
  submittedAt: Date | null
  dueAt: Date | null
  pet: Pet
  hospital: Hospital
  brand: { variant: Variant; name: string }
  signer: Signer
}

/** The data added by the release; a preview has none. */
export type ReleaseStamp = {
  revision: string
  reason: string
  /** The report that this one replaces. */
  before?: ReportFrame | undefined
}

/** Builds the fields that the reports of all services have, except the quality, which each service judges in its own way. */
export function buildFrame(
  source: FrameSource,
  service: ServiceId,
  release: ReleaseStamp | undefined,
): Omit<ReportFrame, 'quality'> {
  const { hospital } = source
  const wording = wordingOf(hospital)
  return {
    ...wording,
    caseNumber: caseNumberText(source.caseNumber, service),
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
    patient: patientOf(source.pet, ageDay(source, release), wording),
    signature: { ...signerOf(source.signer), signedAt: release?.revision ?? '' },
    ...(release?.before?.addenda && { addenda: release.before.addenda }),
    deadline: { submittedAt: stampOf(source.submittedAt), dueAt: stampOf(source.dueAt) },
  }
}

export function signerOf({ firstName, lastName, title, licence }: Signer) {
  return { name: fullName({ first: firstName, last: lastName }), title, licence }
}

/** Returns the language, with Taiwan's wording if the hospital is there. */
function wordingOf(hospital: Hospital): Pick<ReportFrame, 'language' | 'wording'> {
  const language = reportLanguageOf(hospital)
  const wording = wordingFor(language, hospital.country)
  return wording === 'zh_tw' ? { language, wording } : { language }
}

function kindOf(release: ReleaseStamp | undefined): Pick<ReportFrame, 'kind' | 'replaces'> {
  if (!release?.before) return { kind: 'report' }
  return { kind: 'correction', replaces: release.before.revision }
}

function patientOf(
  pet: Pet,
  day: string,
  { wording }: Pick<ReportFrame, 'wording'>,
): ReportFrame['patient'] {
  const breed = pet.breedId === null ? undefined : findBreed(pet.breedId)
  const nameZhHk = breed?.nameZhHk ?? ''
  return {
    name: pet.name,
    identifier: pet.identifier,
    species: pet.species,
    otherSpecies: pet.otherSpecies,
    breed: breed?.name ?? pet.otherBreed,
    breedZhHk: wording === 'zh_tw' ? taiwanBreedName(nameZhHk) : nameZhHk,
    ...(breed?.nameJa && { breedJa: breed.nameJa }),
    ...(breed?.nameKo && { breedKo: breed.nameKo }),
    gender: pet.gender,
    neutered: pet.neutered,
    birthDate: pet.birthDate,
    ...(pet.birthDateEstimated && { birthDateEstimated: true }),
    ageYears: ageYears(pet.birthDate, day),
    weightGrams: pet.weightGrams,
  }
}

/** Returns the date for which the age is calculated: the day the case was submitted, as the reader saw it. */
function ageDay(
  source: Pick<FrameSource, 'submittedAt' | 'pet'>,
  release: ReleaseStamp | undefined,
): string {
  const time = source.submittedAt ?? (release && fromStamp(release.revision))
  return time?.toISOString().slice(0, 10) ?? source.pet.birthDate
}

function stampOf(time: Date | null): string {
  return time === null ? '' : toStamp(time)
}
