import GlobalStyles from '@mui/material/GlobalStyles'
import { cssString } from './css-string.ts'

/** Prints patient, case, revision and page number in the page margins, in browsers that support them. S13. */
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
