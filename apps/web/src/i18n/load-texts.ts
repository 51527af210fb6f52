import type { Language, WrittenLanguage } from '@systole/i18n/languages'

export type TextPart =
  | 'account'
  | 'billing'
  | 'desk'
  | 'door'
  | 'enquiries'
  | 'errors'
  | 'hospital'
  | 'intake'
  | 'rooms'
  | 'news'
  | 'office'
  | 'reading'
  | 'report'
  | 'terms'
  | 'verify'
  | 'viewers'
export type Bundle = Record<string, object>

/** One lazy chunk per language and part: `account` for one's own and for proving who one is, `billing` for what is paid and the credits, `desk` for payments as the office sees them, `door` for signing in, `enquiries` where the two sides ask each other and the report has revisions, `errors` for refusals, `hospital` for its settings, `intake` with the first study added, `news` for what happened and who is told, `rooms` for everyone, `office` for accounts and applications, `reading` for staff, `report` where one is read or a test file is opened, `terms` where they are read, `verify` for the page that checks a report, `viewers` with the first test file opened. */
const chunks: Record<WrittenLanguage, Record<TextPart, () => Promise<Bundle>>> = {
  en_us: {
    account: async () => (await import('@systole/i18n/texts/en-us-account')).enUsAccount,
    billing: async () => (await import('@systole/i18n/texts/en-us-billing')).enUsBilling,
    desk: async () => (await import('@systole/i18n/texts/en-us-desk')).enUsDesk,
    door: async () => (await import('@systole/i18n/texts/en-us-door')).enUsDoor,
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
    verify: async () => (await import('@systole/i18n/texts/en-us-verify')).enUsVerify,
    viewers: async () => (await import('@systole/i18n/texts/en-us-viewers')).enUsViewers,
  },
  zh_hk: {
    account: async () => (await import('@systole/i18n/texts/zh-hk-account')).zhHkAccount,
    billing: async () => (await import('@systole/i18n/texts/zh-hk-billing')).zhHkBilling,
    desk: async () => (await import('@systole/i18n/texts/zh-hk-desk')).zhHkDesk,
    door: async () => (await import('@systole/i18n/texts/zh-hk-door')).zhHkDoor,
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
    verify: async () => (await import('@systole/i18n/texts/zh-hk-verify')).zhHkVerify,
    viewers: async () => (await import('@systole/i18n/texts/zh-hk-viewers')).zhHkViewers,
  },
  ja: {
    account: async () => (await import('@systole/i18n/texts/ja-account')).jaAccount,
    billing: async () => (await import('@systole/i18n/texts/ja-billing')).jaBilling,
    desk: async () => (await import('@systole/i18n/texts/ja-desk')).jaDesk,
    door: async () => (await import('@systole/i18n/texts/ja-door')).jaDoor,
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
    verify: async () => (await import('@systole/i18n/texts/ja-verify')).jaVerify,
    viewers: async () => (await import('@systole/i18n/texts/ja-viewers')).jaViewers,
  },
  ko: {
    account: async () => (await import('@systole/i18n/texts/ko-account')).koAccount,
    billing: async () => (await import('@systole/i18n/texts/ko-billing')).koBilling,
    desk: async () => (await import('@systole/i18n/texts/ko-desk')).koDesk,
    door: async () => (await import('@systole/i18n/texts/ko-door')).koDoor,
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
    verify: async () => (await import('@systole/i18n/texts/ko-verify')).koVerify,
    viewers: async () => (await import('@systole/i18n/texts/ko-viewers')).koViewers,
  },
}

/** The texts of a language's part; undefined where it has none, and its fallbacks are asked (SHELL-4). */
export async function loadTexts(language: Language, part: TextPart): Promise<Bundle | undefined> {
  if (language !== 'zh_cn') return chunks[language][part]()
  const [texts, { simplified }, { Converter }] = await Promise.all([
    chunks.zh_hk[part](),
    import('@systole/i18n/simplified'),
    import('opencc-js/t2cn'),
  ])
  return simplified(texts, Converter({ from: 'hk', to: 'cn' }))
}
