import type { Session } from '../session/current-session.ts'

/** Creates the session of Dr Chan of Harbour Animal Hospital, Hong Kong. */
export function aSession(changes: Partial<Session> = {}): Session {
  return {
    uid: 'account_chan',
    user_type: 'vet',
    firstName: 'Wing',
    lastName: 'Chan',
    title: 'Dr.',
    email: 'w.chan@harbour.test',
    hospital: 'Harbour Animal Hospital',
    permissions: {},
    needs_second_factor: false,
    report: {
      report_language: 'en_us',
      push_language: 'en_us',
      report_email_list: ['reports@harbour.test'],
      address: '',
      phone: '',
      representative: '',
      representative_license: '',
    },
    credit_plan: { plan_info: { credit_plan_id: 'plan_1', name: 'Plan' } },
    services: [{ serviceId: 'econsult', promise_minutes: 1440 }],
    country: 'HK',
    currency: 'HKD',
    ...changes,
  }
}
