import { addTexts } from './i18n/i18n.ts'
import type { TextPart } from './i18n/text-part.ts'
import { requireOffice, requireStaff } from './session/guards.ts'

type Arrival = Parameters<typeof requireStaff>[0]

export function openForStaff(arrival: Arrival): Promise<void> {
  requireStaff(arrival)
  return addTexts('case', 'reading', 'report')
}

export function openForAdmin(arrival: Arrival): Promise<void> {
  requireOffice(arrival)
  return openOffice()
}

/** Returns a gate that loads further texts beside those of the office. */
export function openForAdminWith(...parts: TextPart[]): (arrival: Arrival) => Promise<void> {
  return (arrival) => {
    requireOffice(arrival)
    return addTexts('office', 'errors', ...parts)
  }
}

/** Allows admins to change credits; sales may only read them. */
export function openForCredits(arrival: Arrival): Promise<void> {
  requireOffice(arrival, 'queryCreditHospitals')
  return addTexts('billing', 'errors')
}

export function openOffice(): Promise<void> {
  return addTexts('office', 'errors')
}
