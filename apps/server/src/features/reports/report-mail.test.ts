import { brands } from '@systole/domain/hospitals/variant'
import { aReport } from '@systole/report/testing/a-report'
import { expect, test } from 'vitest'
import { ATTACHMENT_MAX_BYTES, reportMails } from './report-mail.ts'
import type { ReportRow } from './report-store.ts'

const around = {
  variant: 'systole',
  brand: brands.systole,
  origin: 'https://portal.test',
} as const
const hospital: Parameters<typeof reportMails>[1] = {
  hospitalId: 'hospital_1',
  name: 'Peak\r\nBcc: all@example.test',
  country: 'HK',
  address: '',
  phone: '',
  email: 'office@peak.test',
  reportLanguage: null,
  pushLanguage: 'en_us',
  reportEmails: ['reports@peak.test'],
  representative: '',
  representativeLicense: '',
  billingName: '',
  billingAddress: '',
  taxId: '',
  distributorId: null,
  variant: 'systole',
  logoKey: null,
  storageQuotaBytes: null,
  permissions: {},
  allowsNormalReports: false,
  version: 1,
  createdAt: new Date(0),
  erasedAt: null,
}

function aRow(given: Partial<ReportRow> = {}): ReportRow {
  const model = aReport()
  return {
    caseId: 'case_1',
    revision: model.revision,
    hospitalId: 'hospital_1',
    language: 'en_us',
    model,
    modelSha256: '',
    authorId: 'account_1',
    reason: '',
    shownBy: 'password',
    releasedAt: new Date(0),
    kind: 'report',
    pdfKey: 'report_case1_1',
    pdfSha256: '',
    pdfSizeBytes: 1000,
    ...given,
  }
}

function mailOf(row: ReportRow) {
  const [mail] = reportMails(row, hospital, around)
  if (!mail) throw new Error('no mail')
  return mail
}

test.each([
  [ATTACHMENT_MAX_BYTES, 1, 'attached'],
  [ATTACHMENT_MAX_BYTES + 1, 0, 'too large'],
])('SPEC 22 a PDF of %i bytes gives %i attachments, and the mail says so', (size, count, words) => {
  const mail = mailOf(aRow({ pdfSizeBytes: size }))
  expect(mail.attachments).toHaveLength(count)
  expect(mail.plain).toContain(words)
})

test('a pet’s name with a line break stays on the one line of the subject', () => {
  const model = aReport({
    patient: { ...aReport().patient, name: 'Biscuit\r\nBcc: all@example.test' },
  })
  expect(mailOf(aRow({ model })).subject).toBe(
    'eConsult report: Biscuit Bcc: all@example.test, EC-24790',
  )
})

test('SPEC 19 a later revision says that it replaces the earlier one, and why', () => {
  const { plain, html } = mailOf(aRow({ model: aReport({ reason: 'Dose <corrected>' }) }))
  expect(plain).toContain('Reason: Dose <corrected>')
  expect(html).toContain('Reason: Dose &lt;corrected&gt;')
})

test.each([
  ['HK', 'zh-Hant-HK', '心臟遙距會診報告：'],
  ['TW', 'zh-Hant-TW', '心臟遠距諮詢報告：'],
])(
  'the mail to a hospital in %s is in the Chinese of its country',
  (country, language, subject) => {
    const [mail] = reportMails(aRow(), { ...hospital, country, pushLanguage: 'zh_hk' }, around)
    expect(mail?.language).toBe(language)
    expect(mail?.subject).toContain(subject)
  },
)
