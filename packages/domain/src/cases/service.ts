import { z } from 'zod'

/** The services that the product names. portal §1. */
export const ServiceType = z.enum([
  '1L ECG',
  '6L ECG',
  'CPX',
  'CXR',
  'ER',
  'xray',
  'eConsult',
  'bloodtest',
  'supplementary',
])

/** The wire's names of an eConsult. Other services have no cases here. */
const CONSULT = new Set(['etest', 'econsult'])

export function isConsultService(name: string): boolean {
  return CONSULT.has(name.toLowerCase())
}
