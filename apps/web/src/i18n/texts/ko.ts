import { koDoor } from '@systole/i18n/texts/ko-door'
import type { PartsOf } from '../text-part.ts'

export const texts: PartsOf = {
  account: async () => (await import('@systole/i18n/texts/ko-account')).koAccount,
  billing: async () => (await import('@systole/i18n/texts/ko-billing')).koBilling,
  case: async () => (await import('@systole/i18n/texts/ko-case')).koCase,
  desk: async () => (await import('@systole/i18n/texts/ko-desk')).koDesk,
  door: async () => koDoor,
  enquiries: async () => (await import('@systole/i18n/texts/ko-enquiries')).koEnquiries,
  errors: async () => (await import('@systole/i18n/texts/ko-errors')).koErrors,
  hospital: async () => (await import('@systole/i18n/texts/ko-hospital')).koHospital,
  intake: async () => (await import('@systole/i18n/texts/ko-intake')).koIntake,
  news: async () => (await import('@systole/i18n/texts/ko-news')).koNews,
  office: async () => (await import('@systole/i18n/texts/ko-office')).koOffice,
  reading: async () => (await import('@systole/i18n/texts/ko-reading')).koReading,
  report: async () => (await import('@systole/i18n/texts/ko-report')).koReport,
  rooms: async () => (await import('@systole/i18n/texts/ko-rooms')).koRooms,
  terms: async () => (await import('@systole/i18n/texts/ko-terms')).koTerms,
  timeline: async () => (await import('@systole/i18n/texts/ko-timeline')).koTimeline,
  verify: async () => (await import('@systole/i18n/texts/ko-verify')).koVerify,
  viewers: async () => (await import('@systole/i18n/texts/ko-viewers')).koViewers,
}
