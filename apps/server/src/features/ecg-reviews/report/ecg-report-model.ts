import { ownSpecies } from '@systole/domain/ecg-reviews/reviewed-animal'
import { reportLanguageOf } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { AnyReport } from '@systole/report/any-report'
import { buildEcgReport, type EcgSignature } from '@systole/report/ecg/build-ecg-report'
import type { EcgReportModel, SignedAs } from '@systole/report/ecg/ecg-report-model'
import { countedSamples, type NumberedBeats } from '@systole/report/ecg/number-beats'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { brandOf } from '../../../portal-variants.ts'
import type { findCase } from '../../cases/case-store.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { currentLogo, freezeLogo } from '../../hospitals/logo/logo-store.ts'
import { findSigner } from '../../reports/report-store.ts'
import { type LoadedEcg, loadMeasured, reviewedAnimal } from '../load-measured.ts'
import type { ReviewRow } from '../review-store.ts'
import { cutStrips } from './cut-strips.ts'
import { phrasesIn } from './phrases-in.ts'
import { type DayOf, reportDay } from './report-day.ts'

type EcgConsult = NonNullable<Awaited<ReturnType<typeof findCase>>> & {
  service: EcgReportModel['service']
}

export type EcgReportOf = {
  review: Pick<ReviewRow, 'document' | 'patchRevision'>
  /** All who sign, in order; the last one signs this release. */
  signers: readonly { as: SignedAs; accountId: string; signedAt: Date | null }[]
  /** The stamp of the release; a preview has none. */
  revision?: string
  reason?: string
  /** The report that this one replaces. */
  before?: AnyReport | undefined
}

/** Returns the report of an ECG case as it is signed now, or its preview. -6024 while nothing was analysed. SPEC ECG-9. */
export async function ecgReportModel(
  context: CallContext,
  consult: EcgConsult,
  { review, signers, revision, reason = '', before }: EcgReportOf,
): Promise<EcgReportModel> {
  const { db } = context
  const loaded = await loadMeasured(context, consult.caseId, review.patchRevision ?? undefined)
  if (!loaded) throw new AppError('wrongStatus')
  const hospital = await findHospital(db, consult.hospitalId)
  if (!hospital) throw new Error(`There is no hospital ${consult.hospitalId}`)
  const isPreview = revision === undefined
  const logo = await (isPreview ? currentLogo : freezeLogo)(db, consult.hospitalId)
  const variant = variantNamed(hospital.variant)
  const { caseNumber, submittedAt, dueAt, service } = consult
  const animal = reviewedAnimal(context, consult, service)
  const source = {
    ...{ caseNumber, submittedAt, dueAt, service },
    brand: { variant, name: brandOf(context, variant).name },
    pet: { ...consult, name: consult.petName },
    hospital: { ...hospital, logo },
    review: review.document,
    patchRevision: loaded.patchRevision,
    quality: consult.result,
    animal,
    ...measuredParts(loaded, { breedId: consult.breedId, species: ownSpecies(animal) }),
    conditions: consult.recordingConditions ?? {},
    strips: await cutStrips(context, loaded, service),
    phraseIn: await phrasesIn(db, service, reportLanguageOf(hospital)),
    signatures: await signaturesOf(context, signers),
  }
  return buildEcgReport(source, isPreview ? undefined : { revision, reason, before })
}

function measuredParts(
  { measured, recording, set }: LoadedEcg,
  animal: Pick<DayOf, 'breedId' | 'species'>,
) {
  const { recordingId, beats, samplesPerSecond } = measured
  const day = reportDay(measured, { ...animal, startedAt: recording.startedAt })
  const numbered: NumberedBeats = { samplesPerSecond, samples: countedSamples(beats) }
  return {
    measured,
    ...(day && { day }),
    recorded: {
      file: recording.fileName,
      device: recording.device,
      filter: recording.filter,
      leads: recording.leads.map(({ name }) => name),
      valueLead: set?.lead ?? null,
    },
    beats: new Map([[recordingId, numbered]]),
    median: set && {
      ...{ valueLead: set.lead, leads: set.leads, overall: set.overall },
      beatRate: set.median?.beat.samplesPerSecond,
    },
    rHeights: (set?.leads ?? []).flatMap(({ lead, values }) => {
      const height = values.rHeightMillivolts
      return height ? [{ lead, millivolts: height.value }] : []
    }),
  }
}

async function signaturesOf(
  { db }: CallContext,
  signers: EcgReportOf['signers'],
): Promise<EcgSignature[]> {
  const signatures: EcgSignature[] = []
  for (const { as, accountId, signedAt } of signers) {
    const signer = await findSigner(db, accountId)
    if (!signer) throw new Error(`there is no signer ${accountId}`)
    signatures.push({ as, signer, signedAt })
  }
  return signatures
}
