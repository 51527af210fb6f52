import type { ServiceId } from '../services/service-id.ts'
import { serviceOf } from '../services/services.ts'

/** Formats a case number for people, with the prefix of its service: `EC-24817`. SPEC E1. */
export function caseNumberText(caseNumber: number, service: ServiceId = 'econsult'): string {
  return `${serviceOf({ service }).prefix}-${caseNumber}`
}
