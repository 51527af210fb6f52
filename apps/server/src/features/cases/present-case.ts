import type { WireCase } from '@systole/contract/cases/wire-case'
import { seesPart } from '@systole/domain/access/case-parts'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { UserType } from '@systole/domain/accounts/user-type'
import { MODE_TAG } from '@systole/domain/cases/case'
import { leavesHouse, noteTypeToWire } from '@systole/domain/cases/case-note'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { type QuestionSession, sentQuestions } from '@systole/domain/questions/question-session'
import { phaseOf } from '@systole/domain/services/services'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import { absencesOf } from './absences/absence-store.ts'
import type { DeskFacts } from './lists/desk-facts-store.ts'
import type { CaseView } from './views/case-view-store.ts'
import { presentTests } from './views/present-tests.ts'

const PAYMENT = { creating: 'open', open: 'open', processing: 'processing', paid: 'paid' } as const

/** Converts a case to the wire, limited to the parts visible to the viewer's role. wire.md, "Cases". */
export function presentCase(row: CaseView, viewer: UserType): WireCase {
  const { facts } = row
  const seesClinical = seesPart('clinical', viewer, row.service)
  return {
    id: caseNumberText(row.caseNumber, row.service),
    usid: row.caseId,
    type: 'etest',
    subtype: row.service,
    status: row.status,
    ...presentTimes(row),
    version: row.version,
    pet: presentPatient(row, viewer),
    user: presentSender(row, viewer),
    tag: row.mode ? [{ tagid: MODE_TAG[row.mode] }] : [],
    exinfo: {
      clone: row.originalCaseId ?? '',
      absent_files: seesClinical ? presentAbsences(row) : [],
      ...(row.recordingConditions && { recording: row.recordingConditions }),
      review_no_notification: false,
      upgrade: null,
      upgradable: false,
    },
    cloned: row.cloned,
    required_credit: 0,
    clinical_input: seesClinical ? (row.clinicalInput ?? null) : null,
    question_session: seesClinical ? questionsFor(row, viewer) : null,
    session_tests: presentTests(row, viewer),
    result: resultFor(row, viewer),
    note: presentNotes(row, viewer),
    session_release_report: row.lastRevision ? { revision: row.lastRevision } : null,
    session_note: [],
    session_second_review_request: null,
    payment: presentPayment(row),
    reader: seesPart('reader', viewer) ? presentReader(row) : null,
    ...presentPreparation(row, viewer),
    revision: { report_revision: row.lastRevision ?? '', async_reviewed_revision: null },
    ...(facts && seesPart('desk', viewer, row.service) && presentFacts(facts)),
  }
}

function presentAbsences(row: CaseView): WireCase['exinfo']['absent_files'] {
  const { questionSession = null, absentFiles = [], fileCounts } = row
  return absencesOf({ questionSession, absentFiles, fileCounts }).map(({ kind, reason }) => ({
    file_type: fileKindToWire(kind),
    reason,
  }))
}

function presentSender(row: CaseView, viewer: UserType): WireCase['user'] {
  return {
    uid: row.accountId,
    name: row.accountName,
    email: row.accountEmail,
    country: row.country,
    hospital: row.hospitalName,
    contact: row.hospitalPhone,
    distributor: seesPart('distributor', viewer) ? (row.distributorName ?? '') : '',
  }
}

function presentTimes(row: CaseView) {
  return {
    date: row.createdAt,
    updated: row.updatedAt,
    submitted: row.submittedAt ?? null,
    due: row.dueAt ?? null,
    paused: row.pausedAt ?? null,
    expected: row.expectedAt ?? null,
    closed: row.closedAt ?? null,
    opened: row.openedAt ?? null,
    deletion: row.deletionDueAt ?? null,
  }
}

/** Presents notes; a hospital sees those for it, and not which staff member wrote one. */
function presentNotes(row: CaseView, viewer: UserType): WireCase['note'] {
  const { notes = [], service } = row
  if (!seesPart('note', viewer, service)) return []
  const seen = seesPart('staff', viewer) ? notes : notes.filter((note) => leavesHouse(row, note))
  return seen.map(({ type, content, at, version, name, email, isByStaff }) => ({
    type: noteTypeToWire(type, service),
    content,
    version,
    time: new Date(at),
    update_by: isByStaff && !seesPart('staff', viewer) ? { name: '', email: '' } : { name, email },
  }))
}

function presentFacts(facts: DeskFacts) {
  const { language, enquiry, lastReaderId, lastReaderName, draftSavedAt } = facts
  const waits: WireCase['enquiry'] = enquiry ?? ''
  return {
    report_language: language,
    enquiry: waits,
    session_review_report: draftSavedAt ? { saved: new Date(draftSavedAt) } : null,
    last_reader: lastReaderId ? { uid: lastReaderId, name: lastReaderName ?? '' } : null,
    notes: { count: facts.notes, unread: facts.unreadNotes, last_by: facts.lastNoteBy ?? '' },
  }
}

/** Presents the checklist and the reviewers of an ECG case; none to a hospital. */
function presentPreparation(row: CaseView, viewer: UserType) {
  const seesDesk = seesPart('desk', viewer, row.service)
  const session_checklist = seesDesk ? (row.test?.checklist ?? []) : []
  if (!isEcgService(row.service)) return { session_checklist }
  return {
    session_checklist,
    reviewer: personOf(row.firstReviewerId, row.firstReviewerName),
    second_reviewer: personOf(row.secondReviewerId, row.secondReviewerName),
    async_second_reviewer: personOf(row.asyncReviewerId, row.asyncReviewerName),
  }
}

function personOf(uid: string | null | undefined, name: string | null | undefined) {
  return uid ? { uid, name: name ?? '' } : null
}

/** Returns the result of a case; the hospital sees it with the report, or when the case is rejected. OPS-2. */
function resultFor(row: CaseView, viewer: UserType): WireCase['result'] {
  const phase = phaseOf(row)
  const isSeen =
    !isEcgService(row.service) ||
    seesPart('unreleased', viewer) ||
    phase === 'released' ||
    phase === 'rejected'
  return isSeen ? (row.result ?? '') : ''
}

/** Presents the assignee, the start of the assignment, and its expiry when unused. */
export function presentReader(row: CaseView) {
  if (!row.readerId) return null
  return {
    uid: row.readerId,
    name: row.readerName ?? '',
    since: row.claimedAt ?? null,
    until: row.leaseUntil ?? null,
  }
}

function presentPatient(row: CaseView, viewer: UserType): WireCase['pet'] {
  const { ownerName = '', ownerEmail = '', ownerContact = '' } = row
  return {
    pid: row.petId,
    idx: row.identifier,
    name: row.petName,
    dob: row.birthDate,
    dob_estimated: row.birthDateEstimated,
    pet_type: row.species,
    other_pet_type: row.otherSpecies,
    breed_id: row.breedId ?? '',
    breed: breedName(row),
    breed_size: row.size,
    gender: row.gender,
    demographic: {
      weight: row.weightGrams,
      weighed: row.weighedAt,
      neutered: row.neutered,
    },
    owner: seesPart('owner', viewer)
      ? { name: ownerName, email: ownerEmail, contact: ownerContact }
      : { name: '', email: '', contact: '' },
  }
}

/** Returns the payment state; credits pay without a checkout, so that a submitted case is paid. */
function presentPayment({ checkoutState, submittedAt }: CaseView): WireCase['payment'] {
  if (submittedAt) return 'paid'
  return checkoutState && checkoutState in PAYMENT
    ? PAYMENT[checkoutState as keyof typeof PAYMENT]
    : 'none' // checked above
}

/** Returns the questions: both tabs to the hospital, the sent ones to others. */
function questionsFor({ questionSession }: CaseView, viewer: UserType): QuestionSession | null {
  if (!questionSession) return null
  return isStaff(viewer) ? sentQuestions(questionSession) : questionSession
}

/** Adds the credits of a case to what is sent of it. */
export function withCredits<Sent extends Pick<WireCase, 'exinfo'>>(
  sent: Sent,
  credits: Pick<WireCase['exinfo'], 'credit_transactions'>,
): Sent {
  return { ...sent, exinfo: { ...sent.exinfo, ...credits } }
}
