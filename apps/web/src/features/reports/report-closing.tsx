import { styled } from '@mui/material/styles'
import type {
  DisclaimerSection,
  SignatureSection,
  TextSection,
} from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle, Typed } from './sheet.ts'

export function ReportText({ section }: { section: TextSection }) {
  return (
    <section>
      <PartTitle>{section.title}</PartTitle>
      <Typed>{section.text}</Typed>
    </section>
  )
}

const Signature = styled('div')({
  marginTop: 30,
  lineHeight: 1.45,
  breakInside: 'avoid',
  breakBefore: 'avoid', // never alone on a page
  color: light.muted,
  '& [data-name]': {
    display: 'inline-block',
    minWidth: 266,
    marginBottom: 8,
    paddingBottom: 6,
    borderBottom: `1px solid ${light.muted}`,
    fontFamily: 'var(--report-serif)',
    fontSize: '1.25rem',
    color: light.ink,
  },
})

export function ReportSignature({ section }: { section: SignatureSection }) {
  return (
    <Signature>
      <p data-name>{section.name}</p>
      {section.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Signature>
  )
}

export const ReportDisclaimer = ({ section }: { section: DisclaimerSection }) => (
  <Disclaimer>{section.text}</Disclaimer>
)

const Disclaimer = styled('p')({
  '&&': { marginTop: 22 },
  paddingTop: 10,
  borderTop: `1px solid ${light.line}`,
  fontSize: '.8125rem',
  color: light.muted,
  breakInside: 'avoid',
})
