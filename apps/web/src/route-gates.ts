import { addTexts } from './i18n/i18n.ts'
import type { TextPart } from './i18n/text-part.ts'
import { requireAdmin, requireStaff } from './session/guards.ts'

type Arrival = Parameters<typeof requireStaff>[0]

export function openForStaff(arrival: Arrival): Promise<void> {
  requireStaff(arrival)
  return addTexts('case', 'reading', 'report')
}

export function openForAdmin(arrival: Arrival): Promise<void> {
  requireAdmin(arrival)
  return openOffice()
}

/** With further texts beside those of the office. */
export function openForAdminWith(...parts: TextPart[]): (arrival: Arrival) => Promise<void> {
  return (arrival) => {
    requireAdmin(arrival)
    return addTexts('office', 'errors', ...parts)
  }
}

/** Admins move credits; sales sees them. */
export function openForCredits(arrival: Arrival): Promise<void> {
  if (arrival.context.session.user_type !== 'sales') requireAdmin(arrival)
  return addTexts('billing', 'errors')
}

export function openOffice(): Promise<void> {
  return addTexts('office', 'errors')
}
