import { styled } from '@mui/material/styles'
import type { VerificationSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle } from './sheet.ts'

const Part = styled('section')({
  breakInside: 'avoid',
  fontSize: '.8125rem',
  color: light.muted,
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gap: '2px 16px',
    marginTop: 6,
  },
  '& dd': { margin: 0 },
})

/** Explains how to verify the report; the address opens the verification with every field filled in. */
export const ReportVerification = ({ section }: { section: VerificationSection }) => (
  <Part>
    <PartTitle>{section.title}</PartTitle>
    <p>
      <a href={section.url} target="_blank" rel="noreferrer">
        {section.text}
      </a>
    </p>
    <dl>
      {section.facts.map(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} value`}>{value}</dd>,
      ])}
    </dl>
  </Part>
)
