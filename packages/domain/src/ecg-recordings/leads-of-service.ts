import type { ServiceId } from '../services/service-id.ts'

/** The leads of the limbs; two of them give the other four. */
const LIMB_LEADS: readonly string[] = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF']

/** The leads of a recording that a service reads, and those left aside; or what to do with a recording that does not fit. */
export type FittingLeads =
  | { taken: readonly string[]; left: readonly string[] }
  | { refusal: 'sendAs1L' }

/**
 * Chooses the leads that a service reads. 1L takes I and II of a recording with more leads; 6L needs two leads of the limbs, because
 * one does not give the others. Other services read all. Handbook 7.
 */
export function leadsOfService(service: ServiceId, leads: readonly string[]): FittingLeads {
  const limbs = leads.filter((name) => LIMB_LEADS.includes(name))
  if (service === 'ecg6l') return limbs.length < 2 ? { refusal: 'sendAs1L' } : split(leads, limbs)
  if (service !== 'ecg1l' || leads.length <= 1) return { taken: leads, left: [] }
  const usual = leads.filter((name) => name === 'I' || name === 'II')
  return split(leads, usual.length > 0 ? usual : leads.slice(0, 1))
}

function split(leads: readonly string[], taken: readonly string[]): FittingLeads {
  return { taken, left: leads.filter((name) => !taken.includes(name)) }
}
