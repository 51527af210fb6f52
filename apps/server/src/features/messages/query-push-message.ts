import type {
  queryPushMessage as contract,
  WireStaffMessage,
} from '@systole/contract/office/messages'
import { MessageTemplate } from '@systole/domain/messages/message'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { clinicAddresses } from '../../mails/send-case-mail.ts'
import { findCase } from '../cases/case-store.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { mailsOfMessages, messagesOfCase } from './message-store.ts'
import { messageWords } from './message-words.ts'
import { refuseMessage } from './refuse-message.ts'

/** Returns a preview of the message with its recipients, and the messages sent before. */
export async function queryPushMessage(
  { db }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const { caseId, ibmsid: template, parameters = {} } = input
  const consult = await findCase(db, caseId, scope)
  const hospital = consult && (await findHospital(db, consult.hospitalId))
  if (!consult || !hospital) throw new AppError('caseNotFound')
  const messages = await listMessages(db, consult.caseId)
  if (!template) return { preview: null, messages }
  refuseMessage(consult, { template, parameters })
  return {
    preview: {
      ...messageWords(consult, hospital, { template, parameters }),
      recipients: clinicAddresses(consult, hospital),
    },
    messages,
  }
}

export async function listMessages(db: Db, caseId: string): Promise<WireStaffMessage[]> {
  const rows = await messagesOfCase(db, caseId)
  const mails = await mailsOfMessages(db, caseId)
  return rows.map((row) => ({
    message_id: row.messageId,
    ibmsid: MessageTemplate.parse(row.template),
    subject: row.subject,
    text: row.text,
    language: row.language,
    sent: row.sentAt,
    sent_by: row.sentByName,
    mails: mails
      .filter(({ messageId }) => messageId === row.messageId)
      .map(({ recipient, state }) => ({ email: recipient, state })),
  }))
}
