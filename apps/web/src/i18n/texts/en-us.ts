import { enUsDoor } from '@systole/i18n/texts/en-us-door'
import type { PartsOf } from '../text-part.ts'

export const texts: PartsOf = {
  account: async () => (await import('@systole/i18n/texts/en-us-account')).enUsAccount,
  billing: async () => (await import('@systole/i18n/texts/en-us-billing')).enUsBilling,
  case: async () => (await import('@systole/i18n/texts/en-us-case')).enUsCase,
  desk: async () => (await import('@systole/i18n/texts/en-us-desk')).enUsDesk,
  door: async () => enUsDoor,
  enquiries: async () => (await import('@systole/i18n/texts/en-us-enquiries')).enUsEnquiries,
  errors: async () => (await import('@systole/i18n/texts/en-us-errors')).enUsErrors,
  hospital: async () => (await import('@systole/i18n/texts/en-us-hospital')).enUsHospital,
  intake: async () => (await import('@systole/i18n/texts/en-us-intake')).enUsIntake,
  news: async () => (await import('@systole/i18n/texts/en-us-news')).enUsNews,
  office: async () => (await import('@systole/i18n/texts/en-us-office')).enUsOffice,
  reading: async () => (await import('@systole/i18n/texts/en-us-reading')).enUsReading,
  report: async () => (await import('@systole/i18n/texts/en-us-report')).enUsReport,
  rooms: async () => (await import('@systole/i18n/texts/en-us-rooms')).enUsRooms,
  terms: async () => (await import('@systole/i18n/texts/en-us-terms')).enUsTerms,
  timeline: async () => (await import('@systole/i18n/texts/en-us-timeline')).enUsTimeline,
  verify: async () => (await import('@systole/i18n/texts/en-us-verify')).enUsVerify,
  viewers: async () => (await import('@systole/i18n/texts/en-us-viewers')).enUsViewers,
}
