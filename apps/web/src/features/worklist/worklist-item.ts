import type { Case } from '@systole/contract/cases/wire-case'
import type { UserType } from '@systole/domain/accounts/user-type'
import { type CaseStatus, type ConsultMode, modeOf } from '@systole/domain/cases/case'
import { creditMode } from '@systole/domain/credits/case-credits'
import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { type RowTool, rowTools } from '@systole/domain/worklist/row-tools'

/** The reader of a case: none yet, the current user, or a colleague. */
export type Reader = { is: 'nobody' } | { is: 'me' } | { is: 'other'; name: string }

export type WorklistItem = {
  caseId: string
  caseNumber: string
  service: Case['serviceId']
  status: CaseStatus
  petName: string
  species: Case['pet']['pet_type']
  otherSpecies: string
  breedId: string
  breed: string
  hospital: string
  sentBy: { accountId: string; name: string }
  /** Undefined until the questions are chosen. */
  mode: ConsultMode | undefined
  dueAt: Date | undefined
  /** The time at which the clock was paused; undefined while it runs. */
  pausedAt: Date | undefined
  /** The expected time of a late report, as reported to the clinic. */
  expectedAt: Date | undefined
  closedAt: Date | undefined
  /** The newest report; empty before the first. */
  revision: string
  fileCount: number
  /** The judged quality of an ECG; empty before it is judged. */
  quality: Case['result']
  language: string
  /** The enquiry that waits for an answer. */
  enquiry: EnquiryKind | undefined
  /** The possible action on the case's credits, for roles that may perform it. ROLE-3. */
  credits: 'refund' | 'deduct' | 'none'
  reader: Reader
  /** The name of who has the case or read it; empty if there is none. */
  readerName: string
  /** The names of the reviewers of an ECG by round; empty in a round without one. */
  reviewers: Record<'first' | 'second' | 'async', string>
  /** The signer of the pet's last report. */
  lastReader: Reader
  /** The internal notes of staff about the case. */
  notes: { count: number; unread: number; lastBy: string }
}

/** Returns the tools that an account may use on a case, in its row as on its page. */
export function toolsOf(item: WorklistItem, userType: UserType): RowTool[] {
  return rowTools({ ...item, hasReport: item.revision !== '' }, userType)
}

export function toWorklistItem(wire: Case, accountId: string): WorklistItem {
  const { pet, tag } = wire
  return {
    caseId: wire.caseId,
    caseNumber: wire.id,
    service: wire.serviceId,
    status: wire.status,
    petName: pet.name,
    species: pet.pet_type,
    otherSpecies: pet.other_pet_type,
    breedId: pet.breed_id,
    breed: pet.breed,
    hospital: wire.user.hospital,
    sentBy: { accountId: wire.user.uid, name: wire.user.name },
    mode: modeOf({ tag }),
    dueAt: wire.due ?? undefined,
    pausedAt: wire.paused ?? undefined,
    expectedAt: wire.expected ?? undefined,
    closedAt: wire.closed ?? undefined,
    revision: wire.revision.report_revision,
    fileCount: wire.session_tests.reduce((sum, { count }) => sum + count, 0),
    quality: wire.result,
    language: wire.report_language ?? '',
    enquiry: wire.enquiry || undefined,
    credits: creditMode({ deducted: wire.deducted_credit ?? 0, required: wire.required_credit }),
    reader: readerOf(wire.reader, accountId),
    readerName: nameOf(wire.reader),
    reviewers: reviewersOf(wire),
    lastReader: readerOf(wire.last_reader ?? null, accountId),
    notes: {
      count: wire.notes?.count ?? 0,
      unread: wire.notes?.unread ?? 0,
      lastBy: wire.notes?.last_by ?? '',
    },
  }
}

function reviewersOf(wire: Case): WorklistItem['reviewers'] {
  return {
    first: nameOf(wire.reviewer),
    second: nameOf(wire.second_reviewer),
    async: nameOf(wire.async_second_reviewer),
  }
}

function nameOf(person: { name: string } | null | undefined): string {
  return person?.name ?? ''
}

function readerOf(reader: { uid: string; name: string } | null, accountId: string): Reader {
  if (!reader) return { is: 'nobody' }
  return reader.uid === accountId ? { is: 'me' } : { is: 'other', name: reader.name }
}
