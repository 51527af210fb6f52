import { WireDraft } from '@systole/contract/cases/drafts'
import { compareDraft, nextVersion, type TypedDraft } from '@systole/domain/drafts/compare-draft'
import { DRAFTS_PER_ACCOUNT } from '@systole/domain/drafts/draft-limits'
import type { DraftValue } from '@systole/domain/drafts/draft-value'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { countDrafts, type DraftRow, insertDraft, lockDraft, updateDraft } from './draft-store.ts'
import { presentDraft } from './present-draft.ts'

type Write = TypedDraft & { accountId: string; place: string; value: DraftValue | null }

/**
 * Overwrites the draft on which the text is based, or returns the stored one as a conflict (-6025). A repeated write gets the
 * first reply.
 */
export async function writeDraft(
  context: Pick<CallContext, 'db' | 'clock'>,
  write: Write,
): Promise<{ version: number; saved: Date }> {
  const { db, clock } = context
  const { base: _, ...values } = write
  const kept = await lockDraft(db, write)
  if (kept && compareDraft(write, kept) !== 'ahead') return answerStored(write, kept)
  if (write.value && !kept?.value) await refuseOneTooMany(db, write.accountId)

  const version = nextVersion(write, kept ?? { version: 0 })
  const row = { ...values, version, savedAt: clock.now() }
  if (kept) await updateDraft(db, row)
  else if (!(await insertDraft(db, row))) return writeDraft(context, write) // another write was first
  return { version, saved: row.savedAt }
}

function answerStored(write: Write, stored: DraftRow) {
  if (compareDraft(write, stored) === 'apart') {
    throw new AppError('versionConflict', {
      data: { draft: asSent(WireDraft, presentDraft(stored)) },
    })
  }
  return { version: stored.version, saved: stored.savedAt }
}

async function refuseOneTooMany(db: CallContext['db'], accountId: string): Promise<void> {
  if ((await countDrafts(db, accountId)) < DRAFTS_PER_ACCOUNT) return
  throw fieldRefusal('place', `is one more than the ${DRAFTS_PER_ACCOUNT} drafts of an account`)
}
