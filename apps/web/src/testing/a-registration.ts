import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'

/** Creates a waiting application of a clinic in Tuen Mun. */
export function aRegistration(changes: Partial<HospitalRegistration> = {}): HospitalRegistration {
  return {
    registration_id: 'registration_1',
    state: 'waiting',
    hospital_name: 'Yau Oi Animal Clinic',
    country: 'HK',
    address: 'Shop 12, Yau Oi Estate',
    phone: '+852 2466 8800',
    title: 'Dr',
    firstName: 'Ka Yan',
    lastName: 'Lee',
    representative_license: 'VSB-R-20481',
    email: 'dr.lee@yauoi.test',
    message: 'Two vets.',
    language: 'zh_hk',
    variant: 'systole',
    created: new Date('2026-11-20T01:00:00Z'),
    confirmed: new Date('2026-11-20T02:00:00Z'),
    decided: null,
    decided_by: '',
    reason: '',
    email_taken: false,
    ...changes,
  }
}
