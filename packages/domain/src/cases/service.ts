import { z } from 'zod'
import { SERVICE_IDS, type ServiceId } from '../services/service-id.ts'

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

/** The services by their names in filters, in lower case; `etest` is the type of all of them. */
const NAMES: Readonly<Record<string, readonly ServiceId[]>> = {
  etest: SERVICE_IDS,
  '1l ecg': ['ecg1l'],
  '6l ecg': ['ecg6l'],
}

/** Returns the services that any of the names means, by the words of the screens or of the wire. SPEC E1. */
export function servicesOfNames(names: readonly string[]): ServiceId[] {
  const known = names.map((name) => name.toLowerCase())
  return SERVICE_IDS.filter((id) => known.some((name) => name === id || NAMES[name]?.includes(id)))
}
