import { styled } from '@mui/material/styles'
import { Card } from '../../ui/layout/card.tsx'
import { ClinicRepeat } from './clinic-repeat.tsx'
import { ReaderRepeat } from './reader-repeat.tsx'

const Place = styled(Card)({
  maxWidth: '210mm',
  margin: '24px auto 0',
  '@media print': { display: 'none' },
})

/** Shows below the report of an ECG, to admins, its resend requests: they ask at any time and decide. SPEC E29. */
export function OfficeRepeat({ caseId }: { caseId: string }) {
  return (
    <Place className="no-print">
      <ReaderRepeat caseId={caseId} isOpenAlone />
      <ClinicRepeat caseId={caseId} isOffice />
    </Place>
  )
}
