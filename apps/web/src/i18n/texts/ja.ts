import { jaDoor } from '@systole/i18n/texts/ja-door'
import type { PartsOf } from '../text-part.ts'

export const texts: PartsOf = {
  account: async () => (await import('@systole/i18n/texts/ja-account')).jaAccount,
  billing: async () => (await import('@systole/i18n/texts/ja-billing')).jaBilling,
  case: async () => (await import('@systole/i18n/texts/ja-case')).jaCase,
  desk: async () => (await import('@systole/i18n/texts/ja-desk')).jaDesk,
  door: async () => jaDoor,
  enquiries: async () => (await import('@systole/i18n/texts/ja-enquiries')).jaEnquiries,
  errors: async () => (await import('@systole/i18n/texts/ja-errors')).jaErrors,
  hospital: async () => (await import('@systole/i18n/texts/ja-hospital')).jaHospital,
  intake: async () => (await import('@systole/i18n/texts/ja-intake')).jaIntake,
  news: async () => (await import('@systole/i18n/texts/ja-news')).jaNews,
  office: async () => (await import('@systole/i18n/texts/ja-office')).jaOffice,
  reading: async () => (await import('@systole/i18n/texts/ja-reading')).jaReading,
  report: async () => (await import('@systole/i18n/texts/ja-report')).jaReport,
  rooms: async () => (await import('@systole/i18n/texts/ja-rooms')).jaRooms,
  terms: async () => (await import('@systole/i18n/texts/ja-terms')).jaTerms,
  timeline: async () => (await import('@systole/i18n/texts/ja-timeline')).jaTimeline,
  verify: async () => (await import('@systole/i18n/texts/ja-verify')).jaVerify,
  viewers: async () => (await import('@systole/i18n/texts/ja-viewers')).jaViewers,
}
