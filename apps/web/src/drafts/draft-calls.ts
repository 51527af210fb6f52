import type { WireDraft } from '@systole/contract/cases/drafts'
import type { StoredDraft, TypedDraft } from '@systole/domain/drafts/compare-draft'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import { client } from '../api/client.ts'
import { TOO_MANY_REQUESTS, VERSION_CONFLICT } from '../api/codes.ts'
import { postOnLeave } from '../api/send.ts'

export type DraftForm = { uid: string; place: string }
export type DraftWrite = TypedDraft & { value: DraftValue | null }
/** A draft as stored on the server; without a value once the form was sent. */
export type ServerDraft = StoredDraft & { value: DraftValue | null; savedAt: Date }

export type WriteReply =
  | { is: 'written'; version: number; savedAt: Date }
  | { is: 'newer'; stored: ServerDraft }
  /** No reply, or the server is busy. */
  | { is: 'later' }
  /** The session has ended, or the text is invalid: it stays on the device. */
  | { is: 'refused' }

/** The path of `saveDraft`, repeated because a page that is being closed cannot wait for a chunk; a test compares. */
export const SAVE_DRAFT_PATH = '/api/save_draft'
/** The browsers' limit for a request of a closing page. */
const KEEPALIVE_MAX_BYTES = 60_000

export async function writeDraft(form: DraftForm, write: DraftWrite): Promise<WriteReply> {
  const { value, ...mark } = write
  const sent = { ...form, ...mark }
  const reply = await (value
    ? client.drafts.saveDraft({ ...sent, value })
    : client.drafts.deleteDraft(sent)
  ).catch(() => undefined)
  if (!reply) return { is: 'later' }
  if (reply.ok) {
    return { is: 'written', version: reply.data.version, savedAt: reply.data.saved }
  }
  if (reply.code === VERSION_CONFLICT) return newerOf(form)
  if (reply.code === TOO_MANY_REQUESTS || reply.code === -1) return { is: 'later' }
  return { is: 'refused' }
}

async function newerOf(form: DraftForm): Promise<WriteReply> {
  const stored = await readDraft(form)
  return stored ? { is: 'newer', stored } : { is: 'later' }
}

/** Returns the draft on the server; `undefined` without a reply, version 0 if there never was one. */
export async function readDraft({ uid, place }: DraftForm): Promise<ServerDraft | undefined> {
  const reply = await client.drafts.queryDraft({ uid, place }).catch(() => undefined)
  if (!reply?.ok) return undefined
  return reply.data.draft
    ? fromWire(reply.data.draft)
    : { version: 0, writer: '', edit: 0, value: null, savedAt: new Date(0) }
}

/** Returns the versions of the account's drafts; empty without a reply. */
export async function listDrafts(uid: string): Promise<(StoredDraft & { place: string })[]> {
  const reply = await client.drafts.queryDrafts({ uid }).catch(() => undefined)
  return reply?.ok ? reply.data.drafts : []
}

/** Sends the last change of a closing page. */
export function writeOnLeave({ uid, place }: DraftForm, write: DraftWrite): void {
  const { value, base, writer, edit } = write
  if (!value) return
  const body = new URLSearchParams({
    uid,
    place,
    value: JSON.stringify(value),
    base: String(base),
    writer,
    edit: String(edit),
  })
  if (body.toString().length <= KEEPALIVE_MAX_BYTES) postOnLeave(SAVE_DRAFT_PATH, body)
}

function fromWire({ value, version, writer, edit, saved }: WireDraft): ServerDraft {
  return { value, version, writer, edit, savedAt: saved }
}
