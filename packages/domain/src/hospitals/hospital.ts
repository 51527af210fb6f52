import { z } from 'zod'
import type { HospitalLogo } from './logo.ts'

/** The languages a report or an e-mail can be written in; the interface's codes. */
export const Language = z.enum(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'])
export type Language = z.infer<typeof Language>

/** ISO 3166-1 alpha-2, upper case. */
export const Country = z.string().regex(/^[A-Z]{2}$/)

/** What the portal sends and prints for a hospital. Spec §3, "Hospital/user". */
export type Hospital = {
  hospitalId: string
  name: string
  country: string
  address: string
  phone: string
  email: string
  reportLanguage: Language | null
  pushLanguage: Language
  reportEmails: string[]
  representative: string
  representativeLicense: string
  /** For reports. */
  logo?: HospitalLogo | undefined
}

/** Report language: the hospital's report_language, else its push_language. Spec §1. */
export function reportLanguageOf(
  hospital: Pick<Hospital, 'reportLanguage' | 'pushLanguage'>,
): Language {
  return hospital.reportLanguage ?? hospital.pushLanguage
}
