import {
  type MessageParameters,
  type MessageTemplate,
  templatesOf,
  wrongParameters,
} from '@systole/domain/messages/message'
import { fieldRefusal, refuseFields } from '../../http/field-refusal.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Refuses a template that the service of the case does not have, and a parameter that is missing or too long. */
export function refuseMessage(
  { service }: Pick<CaseRow, 'service'>,
  { template, parameters }: { template: MessageTemplate; parameters: MessageParameters },
): void {
  if (!templatesOf(service).includes(template))
    throw fieldRefusal('ibmsid', 'is not a message about a case of this service')
  refuseFields(wrongParameters(template, parameters).map((name) => [name, 'is missing']))
}
