import type { ConsultMode } from '@systole/domain/cases/case'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { Gender, NeuteredState, PetSize, Species } from '@systole/domain/pets/pet'
import type { Question } from '@systole/domain/questions/question'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { FixtureName } from '@systole/fixtures/fixtures'

/** One case of the demo with its progress, in hours before the portal's first start. */
export type DemoCase = {
  key: string
  accountId: string
  pet: {
    identifier: string
    name: string
    species: Species
    breedId: string
    ageYears: number
    gender: Gender
    neutered: NeuteredState
    weightGrams: number
    size?: PetSize
    ownerName: string
  }
  /** True if the pet has a record from an earlier case. */
  isKnownPet?: boolean
  openedHoursAgo: number
  clinical?: ClinicalInput
  questions?: { mode: ConsultMode; asked: { type: Question; text?: string }[] }
  files?: { fixture: FixtureName; name: string; kind: FileKind }[]
  /** Recommended files that the clinic cannot supply, with reasons. */
  absent?: AbsentFile[]
  paidHoursAgo?: number
  claimedHoursAgo?: number
  /** Assigned to the second cardiologist, who has not opened it: such a claim does not expire. */
  assignedHoursAgo?: number
  draft?: Partial<ReportDraft>
  releasedHoursAgo?: number
  end?: 'reject' | 'askRepeat'
}
