import type { WireRegistration } from '@systole/contract/hospitals/registrations'
import { fullName } from '@systole/domain/accounts/full-name'
import type { ListedRegistration } from './registration-list-store.ts'

export function presentRegistration({
  registration,
  decider,
  isTaken,
}: Pick<ListedRegistration, 'registration' | 'decider' | 'isTaken'>): WireRegistration {
  const { registrationId, state, variant, email, message, reason } = registration
  return {
    registration_id: registrationId,
    state,
    hospital_name: registration.hospitalName,
    country: registration.country,
    address: registration.address,
    phone: registration.phone,
    title: registration.title,
    fname: registration.firstName,
    lname: registration.lastName,
    representative_license: registration.licence,
    email,
    message,
    language: registration.language,
    variant,
    created: registration.createdAt,
    confirmed: registration.confirmedAt,
    decided: registration.decidedAt,
    decided_by: decider ? fullName({ first: decider.firstName, last: decider.lastName }) : '',
    reason,
    email_taken: isTaken,
  }
}
