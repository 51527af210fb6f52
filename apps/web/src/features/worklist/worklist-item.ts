import type { WireCase } from '@systole/contract/wire-case'
import { type CaseStatus, ConsultMode, MODE_TAG } from '@systole/domain/cases/case'
import { creditMode } from '@systole/domain/credits/case-credits'
import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { fromStamp } from '@systole/domain/time/stamp'

/** Who has a case: nobody yet, the person looking, or a colleague. */
export type Reader = { is: 'nobody' } | { is: 'me' } | { is: 'other'; name: string }

export type WorklistItem = {
  caseId: string
  caseNumber: string
  status: CaseStatus
  petName: string
  species: WireCase['pet']['pet_type']
  otherSpecies: string
  breedId: string
  breed: string
  hospital: string
  sentBy: { accountId: string; name: string }
  /** undefined until the questions are chosen. */
  mode: ConsultMode | undefined
  dueAt: Date | undefined
  /** Since when the clock stands; undefined while it runs. */
  pausedAt: Date | undefined
  /** When a late report is expected, as the clinic was told. */
  expectedAt: Date | undefined
  closedAt: Date | undefined
  /** The newest report; empty before the first. */
  revision: string
  fileCount: number
  language: string
  /** What waits for an answer. */
  enquiry: EnquiryKind | undefined
  /** What can be done about the credits of the case, for who may. ROLE-3. */
  credits: 'refund' | 'deduct' | 'none'
  /** The note to the reviewer; empty where there is none or it is not shown. */
  reviewerNote: string
  reader: Reader
  /** Who signed the pet's last report. */
  lastReader: Reader
  /** What staff wrote to each other about the case. */
  notes: { count: number; unread: number; lastBy: string }
}

export function toWorklistItem(wire: WireCase, accountId: string): WorklistItem {
  const { pet, tag } = wire
  return {
    caseId: wire.usid,
    caseNumber: wire.id,
    status: wire.status,
    petName: pet.name,
    species: pet.pet_type,
    otherSpecies: pet.other_pet_type,
    breedId: pet.breed_id,
    breed: pet.breed,
    hospital: wire.user.hospital,
    sentBy: { accountId: wire.user.uid, name: wire.user.name },
    mode: modeOf(tag),
    dueAt: fromStamp(wire.due),
    pausedAt: fromStamp(wire.paused),
    expectedAt: fromStamp(wire.expected),
    closedAt: fromStamp(wire.closed),
    revision: wire.revision.report_revision,
    fileCount: wire.session_tests.reduce((sum, { count }) => sum + count, 0),
    language: wire.report_language ?? '',
    enquiry: wire.enquiry || undefined,
    credits: creditMode({ deducted: wire.deducted_credit ?? 0, required: wire.required_credit }),
    reviewerNote: wire.note.find(({ type }) => type === 'reviewer')?.content ?? '',
    reader: readerOf(wire.reader, accountId),
    lastReader: readerOf(wire.last_reader ?? null, accountId),
    notes: {
      count: wire.notes?.count ?? 0,
      unread: wire.notes?.unread ?? 0,
      lastBy: wire.notes?.last_by ?? '',
    },
  }
}

function modeOf(tag: WireCase['tag']): ConsultMode | undefined {
  return ConsultMode.options.find((mode) => tag.some(({ tagid }) => tagid === MODE_TAG[mode]))
}

function readerOf(reader: { uid: string; name: string } | null, accountId: string): Reader {
  if (!reader) return { is: 'nobody' }
  return reader.uid === accountId ? { is: 'me' } : { is: 'other', name: reader.name }
}
