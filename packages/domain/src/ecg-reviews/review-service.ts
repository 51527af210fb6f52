import type { ServiceId } from '../services/service-id.ts'
import type { EcgServiceId } from './review-fields.ts'

/** Returns whether the cases of a service have an ECG review. */
export function isEcgService(service: ServiceId): service is EcgServiceId {
  return service === 'ecg1l' || service === 'ecg6l'
}
