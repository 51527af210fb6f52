import type { registerAccount } from '@systole/contract/hospitals/registrations'
import type { InputOf } from '@systole/contract/wire/endpoint'

export type DemoApplication = {
  sentHoursAgo: number
  form: InputOf<typeof registerAccount>
  declined?: { hoursAgo: number; reason: string }
}

/** Two applications for an account: one waiting, one declined. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    sentHoursAgo: 92,
    form: {
      hospital_name: 'Island Pet Grooming & Spa',
      country: 'HK',
      address: '3/F, 88 Des Voeux Road West, Sheung Wan, Hong Kong',
      phone: '+852 2555 0188',
      title: 'Ms',
      firstName: 'Sum Yi',
      lastName: 'Kwok',
      representative_license: 'not applicable',
      email: 'hello@islandspa.systole.test',
      message: 'We would like to offer heart checks to our customers.',
      language: 'en_us',
    },
    declined: {
      hoursAgo: 70,
      reason:
        'The service is for veterinary hospitals and clinics only: reports go to a licensed veterinarian. If a veterinarian works with you, apply again with the licence number.',
    },
  },
  {
    sentHoursAgo: 5,
    form: {
      hospital_name: '屯門友愛動物診所',
      country: 'HK',
      address: '新界屯門友愛邨地下 12 號舖',
      phone: '+852 2466 8800',
      title: '醫生',
      firstName: '嘉欣',
      lastName: '李',
      representative_license: 'VSB-R-20481',
      email: 'dr.lee@yauoi.systole.test',
      message: '兩位獸醫，每月約有十個心臟個案。想先試用進階諮詢。',
      language: 'zh_hk',
    },
  },
]
