import { seesPart } from '@systole/domain/access/case-parts'
import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import type { Db } from '../../db/database.ts'
import { runNamed, type Statement } from '../../db/run-named.ts'
import type { Actor } from '../../http/actor.ts'
import { writtenName } from '../accounts/account-name-store.ts'
import type { CaseRow } from './case-row-store.ts'

/** Facts of a case shown only to those who read or assign cases. */
export type DeskFacts = {
  caseId: string
  language: string
  enquiry: EnquiryKind | null
  lastReaderId: string | null
  lastReaderName: string | null
  /** The internal notes about the case, and the number unread by this person. */
  notes: number
  unreadNotes: number
  lastNoteBy: string | null
  /** The last save of the report's draft, as returned by the driver. */
  draftSavedAt: Date | string | null
}

/** Returns the report's language, the open enquiry, and the signer of the pet's last report; empty for other roles. */
export async function deskFacts(
  db: Db,
  { userType, accountId }: Pick<Actor, 'userType' | 'accountId'>,
  rows: readonly Pick<CaseRow, 'caseId'>[],
): Promise<Map<string, DeskFacts>> {
  if (!seesPart('desk', userType) || rows.length === 0) return new Map()
  const answered = await runNamed(
    db,
    deskFactsStatement(
      rows.map(({ caseId }) => caseId),
      accountId,
    ),
  )
  const facts = answered as RawFacts[] // the columns below, by the constraints of the schema
  return new Map(facts.map((each) => [each.caseId, toFacts(each)]))
}

type WrittenNames = 'lastReaderName' | 'lastNoteBy'
type RawFacts = Omit<DeskFacts, WrittenNames> & Record<WrittenNames, string[] | null>

function toFacts({ lastReaderName, lastNoteBy, ...facts }: RawFacts): DeskFacts {
  return {
    ...facts,
    lastReaderName: lastReaderName && writtenName(lastReaderName),
    lastNoteBy: lastNoteBy && writtenName(lastNoteBy),
  }
}

/** Builds the statement; exported for the benchmark, which runs it directly. */
export function deskFactsStatement(caseIds: readonly string[], accountId: string): Statement {
  return { name: 'desk_facts', text: DESK_FACTS, values: [caseIds, accountId] }
}

const DESK_FACTS = `
  select c.case_id as "caseId", coalesce(h.report_language, h.push_language) as language,
    (select e.kind from enquiries e
      where e.case_id = c.case_id and e.answered_at is null and e.withdrawn_at is null) as enquiry,
    (select d.saved_at from report_drafts d where d.case_id = c.case_id) as "draftSavedAt",
    l.author_id as "lastReaderId", l.name as "lastReaderName",
    m.notes, m.by as "lastNoteBy",
    (select count(*)::int from notifications n
      where n.account_id = $2 and n.read_at is null and n.kind = 'internal' and n.case_id = c.case_id)
      as "unreadNotes"
  from cases c join hospitals h on h.hospital_id = c.hospital_id
  left join lateral (
    select r.author_id, json_build_array(a.first_name, a.last_name) as name
    from cases k join reports r on r.case_id = k.case_id join accounts a on a.account_id = r.author_id
    where k.pet_id = c.pet_id and k.case_id <> c.case_id and a.disabled_at is null
    order by r.released_at desc limit 1) l on true
  cross join lateral (
    select count(*)::int as notes,
      (array_agg(json_build_array(a.first_name, a.last_name) order by i.sent_at desc))[1] as by
    from internal_messages i join accounts a on a.account_id = i.sent_by
    where i.case_id = c.case_id) m
  where c.case_id = any($1::text[])`
