import { MAIL_STATES } from '@systole/domain/deliveries/delivery'
import {
  INTERNAL_TEXT_MAX,
  MessageParameter,
  MessageTemplate,
  TO_OFFICE,
} from '@systole/domain/messages/message'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, Time } from '../wire/form-fields.ts'

const PARAMETER_MAX = 4000
const COLLEAGUES_MAX = 20

const Parameters = json(z.partialRecord(MessageParameter, plainText(PARAMETER_MAX)))

export const WireStaffMessage = z.object({
  message_id: Id,
  ibmsid: MessageTemplate,
  subject: z.string(),
  text: z.string().describe('as the hospital reads it in the portal'),
  language: z.string(),
  sent: Time.describe('14-digit UTC stamp'),
  sent_by: z.string(),
  mails: z.array(z.object({ email: z.string(), state: z.enum(MAIL_STATES) })),
})
export type WireStaffMessage = z.infer<typeof WireStaffMessage>

export const queryIbms = endpoint({
  path: '/api/query_cardiobirdx_ibms',
  summary: 'The templates of messages to the hospital of a case, in its push language',
  access: 'queryIbms',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id }),
  output: z.object({
    language: z.string(),
    ibms: z.array(
      z.object({
        ibmsid: MessageTemplate,
        name: z.string(),
        parameters: z.array(MessageParameter),
        text: z.string().describe('with a {{name}} for each parameter'),
      }),
    ),
  }),
  errors: ['caseNotFound'],
})

export const queryPushMessage = endpoint({
  path: '/api/query_ibms_push_message',
  summary:
    'A message as it would go out, where a template is named; and those that were sent about the case, with their delivery',
  access: 'queryPushMessage',
  effect: 'read',
  rate: 'read',
  input: z.object({
    usid: Id,
    ibmsid: MessageTemplate.optional(),
    parameters: Parameters.optional(),
  }),
  output: z.object({
    preview: z
      .object({
        subject: z.string(),
        text: z.string(),
        language: z.string(),
        recipients: z.array(z.string()),
      })
      .nullable(),
    messages: z.array(WireStaffMessage).describe('newest first'),
  }),
  errors: ['caseNotFound'],
})

export const sendIbms = endpoint({
  path: '/api/send_cardiobirdx_session_ibms',
  summary: 'Send a message about a case to its hospital: by e-mail, and in the portal',
  access: 'sendIbms',
  effect: 'write',
  rate: 'write',
  input: z.object({ usid: Id, ibmsid: MessageTemplate, parameters: Parameters.optional() }),
  output: z.object({ message: WireStaffMessage }),
  errors: ['caseNotFound'],
})

export const sendInternal = endpoint({
  path: '/api/send_internal_notification',
  summary: 'Tell colleagues something about a case in the portal; the hospital never reads it',
  access: 'sendInternal',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    to: json(z.array(Id).min(1).max(COLLEAGUES_MAX)).describe(
      `account ids of staff, or "${TO_OFFICE}" for all admins`,
    ),
    text: plainText(INTERNAL_TEXT_MAX).trim().min(1),
  }),
  output: z.object({ message_id: Id, told: z.number().int() }),
  errors: ['caseNotFound'],
})
