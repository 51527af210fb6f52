import type { setServiceTerms as contract } from '@systole/contract/office/service-terms'
import {
  refuseTerms,
  type ServiceTerms,
  type TermsRefusal,
} from '@systole/domain/services/refuse-terms'
import { allServices } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { presentServiceTerms } from './present-service-terms.ts'
import { lockServiceTerms, saveServiceTerms, serviceTermChanges } from './service-store.ts'

const FAULTS: Record<TermsRefusal, string> = {
  notMinutes: 'is not a number of minutes',
  tooShort: 'is too short',
  aboveStated: 'is longer than the promise that pages and terms state',
  lastOffered: 'would leave no service to offer',
}

/** Sets the terms of a service, with audit. Cases that are submitted keep their deadline. SPEC 13. */
export async function setServiceTerms(
  context: CallContext,
  { actor, input }: Call<typeof contract>,
) {
  const { db, requestId } = context
  const service = allServices().find(({ id }) => id === input.serviceId)
  if (!service) throw fieldRefusal('serviceId', 'names a service that has no table')
  const all = await lockServiceTerms(db)
  const before = all.get(service.id)
  if (!before) throw fieldRefusal('serviceId', 'names a service that has no table')
  const wanted = termsOf(input.params)
  if (!isSame(before, wanted)) {
    if (!isSame(before, termsOf(input.seen))) throw new AppError('versionConflict')
    const others = [...all].filter(([id]) => id !== service.id).map(([, terms]) => terms)
    const refusal = refuseTerms(wanted, { service, others })
    const field = refusal === 'lastOffered' ? 'is_offered' : 'promise_minutes'
    if (refusal) throw fieldRefusal(`params.${field}`, FAULTS[refusal], { reason: refusal })
    await saveServiceTerms(db, service.id, wanted)
    await addAudit(
      db,
      { actor, requestId },
      {
        action: 'service.termsChanged',
        object: `service:${service.id}`,
        details: { from: before, to: wanted, reason: input.params.reason },
      },
    )
  }
  const changes = await serviceTermChanges(db, service.id)
  return { service: presentServiceTerms(service, wanted, changes) }
}

type WireTerms = { is_offered: boolean; promise_minutes: number }

function termsOf({ is_offered: isOffered, promise_minutes: promiseMinutes }: WireTerms) {
  return { isOffered, promiseMinutes }
}

function isSame(one: ServiceTerms, other: ServiceTerms): boolean {
  return one.isOffered === other.isOffered && one.promiseMinutes === other.promiseMinutes
}
