import { addTexts } from './i18n/i18n.ts'
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

/** Admins move credits; sales sees them. */
export function openForCredits(arrival: Arrival): Promise<void> {
  if (arrival.context.session.user_type !== 'sales') requireAdmin(arrival)
  return addTexts('billing', 'errors')
}

export function openOffice(): Promise<void> {
  return addTexts('office', 'errors')
}
