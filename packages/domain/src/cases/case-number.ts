import type { ServiceId } from '../services/service-id.ts'
import { allServices, serviceOf } from '../services/services.ts'

/** Formats a case number for people, with the prefix of its service: `EC-24817`. SPEC E1. */
export function caseNumberText(caseNumber: number, service: ServiceId = 'econsult'): string {
  return `${serviceOf({ service }).prefix}-${caseNumber}`
}

const WRITTEN = /^(?<prefix>[A-Z0-9]*[A-Z])?\s?-?\s?(?<digits>\d{1,12})$/i

/** Reads a case number as people write it, with the prefix of any service or without: `1L-24817`, `ec24817`, `24817`. */
export function readCaseNumber(text: string): number | undefined {
  const { prefix, digits } = WRITTEN.exec(text.normalize('NFKC').trim())?.groups ?? {}
  const isKnown =
    prefix === undefined || allServices().some((each) => each.prefix === prefix.toUpperCase())
  return digits !== undefined && isKnown ? Number(digits) : undefined
}
