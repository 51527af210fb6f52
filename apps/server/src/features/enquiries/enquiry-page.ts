import { paths } from '@systole/contract/pages'
import type { ServerTexts } from '../../server-texts.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import type { EnquiryRow } from './enquiry-store.ts'

/** Returns the page on which the clinic reads an enquiry: the report for one asked after it, otherwise the case. */
export function enquiryPath({ caseId, lastRevision }: CaseRow, { kind }: EnquiryRow): string {
  return kind === 'afterReport'
    ? paths.econsultReport({ caseId, revision: lastRevision ?? '' })
    : paths.testDetail({ caseId, mode: 2 })
}

/** Returns the fact that names the enquiry's file, if it is about one. */
export function enquiryFacts({ caseMails }: ServerTexts, { fileName }: EnquiryRow) {
  return fileName ? [[caseMails.facts.file, fileName] as const] : []
}
