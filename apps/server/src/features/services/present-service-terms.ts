import type { WireServiceTerms } from '@systole/contract/office/service-terms'
import type { ServiceTerms } from '@systole/domain/services/refuse-terms'
import type { Service } from '@systole/domain/services/service'
import type { ServiceTermChange } from './service-store.ts'

export function presentServiceTerms(
  { id, promiseMinutes }: Service,
  terms: ServiceTerms,
  changes: readonly ServiceTermChange[],
): WireServiceTerms {
  return {
    subtype: id,
    stated_minutes: promiseMinutes,
    ...presentTerms(terms),
    changes: changes.map(({ at, by, reason, from, to }) => ({
      ...{ time: at, by, reason },
      ...{ from: presentTerms(from), to: presentTerms(to) },
    })),
  }
}

function presentTerms({ isOffered, promiseMinutes }: ServiceTerms) {
  return { is_offered: isOffered, promise_minutes: promiseMinutes }
}
