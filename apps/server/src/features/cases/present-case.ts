import type { WireCase } from '@systole/contract/wire-case'
import { isStaff, type UserType } from '@systole/domain/accounts/user-type'
import { caseNumberText, MODE_TAG } from '@systole/domain/cases/case'
import { birthDateToWire } from '@systole/domain/pets/age'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { toStamp } from '@systole/domain/time/stamp'
import { FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import { absencesOf } from './absence-store.ts'
import type { CaseRow } from './case-row-store.ts'
import type { DeskFacts } from './desk-facts-store.ts'

const PAYMENT = { creating: 'open', open: 'open', processing: 'processing', paid: 'paid' } as const

/** The case in the wire's words. Who reads it is for staff only. wire.md, "Cases". */
export function presentCase(row: CaseRow, viewer: UserType, facts?: DeskFacts): WireCase {
  return {
    id: caseNumberText(row.caseNumber),
    usid: row.caseId,
    type: 'etest',
    subtype: 'econsult',
    status: row.status,
    date: toStamp(row.createdAt),
    updated: toStamp(row.updatedAt),
    submitted: stampOrEmpty(row.submittedAt),
    due: stampOrEmpty(row.dueAt),
    paused: stampOrEmpty(row.pausedAt),
    expected: stampOrEmpty(row.expectedAt),
    closed: stampOrEmpty(row.closedAt),
    opened: stampOrEmpty(row.openedAt),
    version: row.version,
    pet: presentPatient(row),
    user: {
      uid: row.accountId,
      name: row.accountName,
      email: row.accountEmail,
      country: row.country,
      hospital: row.hospitalName,
    },
    tag: row.mode ? [{ tagid: MODE_TAG[row.mode] }] : [],
    exinfo: {
      clone: row.originalCaseId ?? '',
      absent_files: absencesOf(row).map(({ kind, reason }) => ({
        file_type: fileKindToWire(kind),
        reason,
      })),
    },
    cloned: row.cloned,
    required_credit: 0,
    clinical_input: row.clinicalInput,
    question_session: row.questionSession,
    session_tests: FileKind.options.flatMap((kind) => {
      const count = row.fileCounts[kind]
      return count ? [{ type: fileKindToWire(kind), count }] : []
    }),
    payment: presentPayment(row),
    reader: isStaff(viewer) ? presentReader(row) : null,
    revision: { report_revision: row.lastRevision ?? '' },
    ...(facts && presentFacts(facts)),
  }
}

function presentFacts(facts: DeskFacts) {
  const { language, enquiry, lastReaderId, lastReaderName } = facts
  const waits: WireCase['enquiry'] = enquiry ?? ''
  return {
    report_language: language,
    enquiry: waits,
    last_reader: lastReaderId ? { uid: lastReaderId, name: lastReaderName ?? '' } : null,
    notes: { count: facts.notes, unread: facts.unreadNotes, last_by: facts.lastNoteBy ?? '' },
  }
}

/** Who reads the case, since when, and until when it stays with them unused. */
export function presentReader(row: CaseRow) {
  if (!row.readerId) return null
  return {
    uid: row.readerId,
    name: row.readerName ?? '',
    since: stampOrEmpty(row.claimedAt),
    until: stampOrEmpty(row.leaseUntil),
  }
}

function presentPatient(row: CaseRow): WireCase['pet'] {
  return {
    pid: row.petId,
    idx: row.identifier,
    name: row.petName,
    dob: birthDateToWire(row.birthDate),
    pet_type: row.species,
    other_pet_type: row.otherSpecies,
    breed_id: row.breedId ?? '',
    breed: breedName(row),
    breed_size: row.size,
    gender: row.gender,
    demographic: { weight: row.weightGrams, neutered: row.neutered },
    owner: { name: row.ownerName, email: row.ownerEmail, contact: row.ownerContact },
  }
}

/** Credits pay without a checkout: what is sent is paid. */
function presentPayment({ checkoutState, submittedAt }: CaseRow): WireCase['payment'] {
  if (submittedAt) return 'paid'
  return checkoutState && checkoutState in PAYMENT
    ? PAYMENT[checkoutState as keyof typeof PAYMENT]
    : 'none' // checked just before
}

function stampOrEmpty(time: Date | null): string {
  return time ? toStamp(time) : ''
}
