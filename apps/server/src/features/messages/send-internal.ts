import type { sendInternal as contract } from '@systole/contract/office/messages'
import { TO_OFFICE } from '@systole/domain/messages/message'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { recordCase } from '../cases/record-case.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { colleagues, insertInternal } from './message-store.ts'

/** Sends a message to staff: a notification and a line in the case log, both invisible to hospitals. STAFF-3. */
export async function sendInternal(
  { db, clock, requestId }: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { to, text } = input
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const ids = to.filter((name) => name !== TO_OFFICE)
  const found = await colleagues(db, consult, { ids, withOffice: ids.length < to.length })
  if (ids.some((id) => !found.includes(id)))
    throw fieldRefusal('to', 'names no colleague who sees this case')
  const recipients = found.filter((accountId) => accountId !== actor.accountId)
  const { caseId, hospitalId } = consult
  const messageId = newId('message')
  const at = clock.now()
  await insertInternal(db, {
    ...{ messageId, caseId, text, recipients },
    ...{ sentBy: actor.accountId, sentAt: at },
  })
  const action = 'internal.sent'
  await recordCase(
    { db, requestId },
    { caseId, hospitalId, actor, action, note: text, at, details: { messageId } },
  )
  return { message_id: messageId, told: recipients.length }
}
