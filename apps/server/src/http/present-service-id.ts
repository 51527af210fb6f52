import type { ServiceId } from '@systole/domain/services/service-id'

/** Converts a service to the wire. */
export function presentServiceId<Id extends ServiceId>(service: Id) {
  return { subtype: service }
}
