import type { CaseStatus } from '../cases/case.ts'
import { ECG_NOTICES } from '../ecg-cases/ecg-notices.ts'
import { ecg1l, ecg6l } from '../ecg-cases/ecg-status.ts'
import { ecgSteps } from '../ecg-cases/ecg-steps.ts'
import { econsult } from './econsult.ts'
import { ECONSULT_STEPS } from './econsult-steps.ts'
import type { ServiceTable } from './service.ts'
import type { ServiceId } from './service-id.ts'
import { addService } from './services.ts'
import { leasedStatusesIn } from './steps.ts'

/** The steps stay apart from the services, as most pages of the web need the statuses alone. */
const TABLES = new Map<ServiceId, ServiceTable>()
addTable({ ...econsult, steps: ECONSULT_STEPS, notices: {} })
addTable({ ...ecg1l, steps: ecgSteps('ecg1l'), notices: ECG_NOTICES })
addTable({ ...ecg6l, steps: ecgSteps('ecg6l'), notices: ECG_NOTICES })

/** Adds a service to those that the portal offers. Its table alone decides how its cases go. */
export function addTable(table: ServiceTable): void {
  addService(table)
  TABLES.set(table.id, table)
}

/** Returns the service of a case with its steps. Throws for a service without a table, of which there are no cases. */
export function serviceTableOf({ service: id }: { service: ServiceId }): ServiceTable {
  const table = TABLES.get(id)
  if (!table) throw new Error(`the service ${id} has no table`)
  return table
}

/** Returns the statuses of all services in which a case is taken from an assignee who has left it, each once. */
export function leasedStatusesOfAll(): CaseStatus[] {
  return [...new Set([...TABLES.values()].flatMap(leasedStatusesIn))]
}

/** Returns true if a service has notifications of its own for lines of the case log with this action. */
export function isNotifiedByService(action: string): boolean {
  return [...TABLES.values()].some(({ notices }) => Object.hasOwn(notices, action))
}
