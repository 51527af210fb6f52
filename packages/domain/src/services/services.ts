import type { CaseStatus } from '../cases/case.ts'
import { ecg1l, ecg6l } from '../ecg-cases/ecg-status.ts'
import { econsult } from './econsult.ts'
import { type Phase, type Service, statusesIn } from './service.ts'
import type { ServiceId } from './service-id.ts'

const SERVICES = new Map<ServiceId, Service>()
for (const service of [econsult, ecg1l, ecg6l]) addService(service)

/** Adds a service to those that the portal offers; `addTable` adds it with its steps. */
export function addService(service: Service): void {
  SERVICES.set(service.id, service)
}

/** Returns the services that have a table and can be offered, in the order in which they were added. */
export function allServices(): Service[] {
  return [...SERVICES.values()]
}

/** Returns the service of a case. Throws for a service without a table, of which there are no cases. */
export function serviceOf({ service: id }: { service: ServiceId }): Service {
  const service = SERVICES.get(id)
  if (!service) throw new Error(`the service ${id} has no table`)
  return service
}

/** A case as its service sees it. Without a service it is an eConsult, the only service with pages so far. */
export type InService = { service?: ServiceId; status: CaseStatus }

/** Returns the phase of a case, or `undefined` for a status that its service does not have. */
export function phaseOf({ service = 'econsult', status }: InService): Phase | undefined {
  return serviceOf({ service }).phases[status]
}

/** Returns the statuses of all services in the given phases, each once. */
export function statusesOfAll(...wanted: readonly Phase[]): CaseStatus[] {
  return [...new Set(allServices().flatMap((service) => statusesIn(service, ...wanted)))]
}
