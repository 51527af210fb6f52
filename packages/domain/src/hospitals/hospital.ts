import { z } from 'zod'
import type { HospitalLogo } from './logo.ts'

/** The languages of reports and e-mails, with the codes of the interface. */
export const Language = z.enum(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'])
export type Language = z.infer<typeof Language>

/** ISO 3166-1 alpha-2, upper case. */
export const Country = z.string().regex(/^[A-Z]{2}$/)

/** A hospital as used in mails and prints. portal §3, "Hospital/user". */
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
  /** The logo for reports. */
  logo?: HospitalLogo | undefined
}

/** Returns the report language: the hospital's report_language, otherwise its push_language. portal §1. */
export function reportLanguageOf(
  hospital: Pick<Hospital, 'reportLanguage' | 'pushLanguage'>,
): Language {
  return hospital.reportLanguage ?? hospital.pushLanguage
}
