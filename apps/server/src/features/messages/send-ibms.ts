import type { sendIbms as contract } from '@systole/contract/office/messages'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { markPushed } from '../cases/ecg/case-test-store.ts'
import { recordCase } from '../cases/record-case.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { mailMessage } from './mail-message.ts'
import { insertMessage } from './message-store.ts'
import { messageWords } from './message-words.ts'
import { listMessages } from './query-push-message.ts'
import { refuseMessage } from './refuse-message.ts'

/** Sends a message to the hospital: log line, notification and mail in one transaction. SPEC 17. */
export async function sendIbms(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock, requestId } = context
  const { ibmsid: template, parameters = {} } = input
  const consult = await findCaseForChange(db, input.caseId, scope)
  const hospital = consult && (await findHospital(db, consult.hospitalId))
  if (!consult || !hospital) throw new AppError('caseNotFound')
  refuseMessage(consult, { template, parameters })
  const words = messageWords(consult, hospital, { template, parameters })
  const { caseId, hospitalId, service } = consult
  const messageId = newId('message')
  const at = clock.now()
  await insertMessage(db, {
    ...{ messageId, caseId, hospitalId, template, parameters, ...words },
    ...{ sentBy: actor.accountId, sentAt: at },
  })
  if (isEcgService(service)) await markPushed(db, { caseId, type: service }, at)
  const action = 'message.sent'
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action,
      to: template,
      note: words.text,
      at,
      details: { messageId, template },
    },
  )
  await mailMessage(context, consult, {
    ...words,
    ...{ messageId, template, country: hospital.country },
  })
  const sent = (await listMessages(db, caseId)).find((each) => each.message_id === messageId)
  if (!sent) throw new Error(`${messageId} is gone under the lock of its case`)
  return { message: sent }
}
