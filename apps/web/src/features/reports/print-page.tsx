import GlobalStyles from '@mui/material/GlobalStyles'
import { cssString } from './css-string.ts'

/** What browsers that know page margins print on every sheet: patient, case and revision, and the page of how many. S13. */
export function PrintPage({ footer }: { footer: string }) {
  return <GlobalStyles styles={pageRule(footer)} />
}

function pageRule(footer: string): string {
  const type = 'font: 8.5pt sans-serif; color: #51646A;'
  return `@page {
    size: A4; margin: 14mm 16mm 18mm;
    @bottom-left { content: ${cssString(footer)}; ${type} }
    @bottom-right { content: counter(page) " / " counter(pages); ${type} }
  }`
}
