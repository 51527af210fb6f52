import { zhHkDoor } from '@systole/i18n/texts/zh-hk-door'
import type { PartsOf } from '../text-part.ts'

export const texts: PartsOf = {
  account: async () => (await import('@systole/i18n/texts/zh-hk-account')).zhHkAccount,
  billing: async () => (await import('@systole/i18n/texts/zh-hk-billing')).zhHkBilling,
  case: async () => (await import('@systole/i18n/texts/zh-hk-case')).zhHkCase,
  desk: async () => (await import('@systole/i18n/texts/zh-hk-desk')).zhHkDesk,
  door: async () => zhHkDoor,
  enquiries: async () => (await import('@systole/i18n/texts/zh-hk-enquiries')).zhHkEnquiries,
  errors: async () => (await import('@systole/i18n/texts/zh-hk-errors')).zhHkErrors,
  hospital: async () => (await import('@systole/i18n/texts/zh-hk-hospital')).zhHkHospital,
  intake: async () => (await import('@systole/i18n/texts/zh-hk-intake')).zhHkIntake,
  news: async () => (await import('@systole/i18n/texts/zh-hk-news')).zhHkNews,
  office: async () => (await import('@systole/i18n/texts/zh-hk-office')).zhHkOffice,
  reading: async () => (await import('@systole/i18n/texts/zh-hk-reading')).zhHkReading,
  report: async () => (await import('@systole/i18n/texts/zh-hk-report')).zhHkReport,
  rooms: async () => (await import('@systole/i18n/texts/zh-hk-rooms')).zhHkRooms,
  terms: async () => (await import('@systole/i18n/texts/zh-hk-terms')).zhHkTerms,
  timeline: async () => (await import('@systole/i18n/texts/zh-hk-timeline')).zhHkTimeline,
  verify: async () => (await import('@systole/i18n/texts/zh-hk-verify')).zhHkVerify,
  viewers: async () => (await import('@systole/i18n/texts/zh-hk-viewers')).zhHkViewers,
}
