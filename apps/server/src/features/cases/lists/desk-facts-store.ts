import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { type SQL, sql } from 'drizzle-orm'
import { writtenName } from '../../accounts/account-name-store.ts'

/** Facts of a case shown only to those who read or assign cases. */
export type DeskFacts = {
  /** The language of the report. */
  language: string
  /** The open enquiry. */
  enquiry: EnquiryKind | null
  /** The signer of the last report on another case of the pet. */
  lastReaderId: string | null
  lastReaderName: string | null
  /** The internal notes about the case, and the number unread by this person. */
  notes: number
  unreadNotes: number
  lastNoteBy: string | null
  /** The last save of the report's draft, an ISO instant. */
  draftSavedAt: string | null
}

/** Names as pairs, before they are joined in the order of their script. */
type WrittenNames = 'lastReaderName' | 'lastNoteBy'
export type RawDeskFacts = Omit<DeskFacts, WrittenNames> & Record<WrittenNames, string[] | null>

export function toDeskFacts({ lastReaderName, lastNoteBy, ...facts }: RawDeskFacts): DeskFacts {
  return {
    ...facts,
    lastReaderName: lastReaderName && writtenName(lastReaderName),
    lastNoteBy: lastNoteBy && writtenName(lastNoteBy),
  }
}

/** Selects the facts of case `c` of hospital `h` for this account. */
export function deskFactsOf(accountId: string): SQL {
  return sql`
  (select json_build_object('language', coalesce(h.report_language, h.push_language),
      'enquiry', (select e.kind from enquiries e
        where e.case_id = c.case_id and e.answered_at is null and e.withdrawn_at is null),
      'draftSavedAt', (select d.saved_at from report_drafts d where d.case_id = c.case_id),
      'lastReaderId', l.author_id, 'lastReaderName', l.name,
      'notes', m.notes, 'lastNoteBy', m.by,
      'unreadNotes', (select count(*) from notifications n where n.account_id = ${accountId}
        and n.read_at is null and n.kind = 'internal' and n.case_id = c.case_id))
    from (select count(*) as notes,
        (array_agg(json_build_array(w.first_name, w.last_name) order by i.sent_at desc))[1] as by
      from internal_messages i join accounts w on w.account_id = i.sent_by
      where i.case_id = c.case_id) m
    left join lateral (
      select r.author_id, json_build_array(w.first_name, w.last_name) as name
      from cases k join reports r on r.case_id = k.case_id join accounts w on w.account_id = r.author_id
      where k.pet_id = c.pet_id and k.case_id <> c.case_id and w.disabled_at is null
      order by r.released_at desc limit 1) l on true)`
}
