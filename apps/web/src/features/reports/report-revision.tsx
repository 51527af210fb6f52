import { styled } from '@mui/material/styles'
import type { AddendumSection, ChangedSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle, Typed } from './sheet.ts'

const Changed = styled('section')({
  marginTop: 16,
  paddingLeft: 16,
  borderLeft: '3px solid var(--report-heading)',
  breakInside: 'avoid',
  '& h2': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
})

/** Shows that this is a further revision of the report, and the reason. */
export const ReportChanged = ({ section }: { section: ChangedSection }) => (
  <Changed>
    <h2>{section.title}</h2>
    <Typed>{section.text}</Typed>
  </Changed>
)

const Signed = styled('div')({
  marginTop: 10,
  color: light.muted,
  breakInside: 'avoid',
  breakBefore: 'avoid', // never alone on a page
})

/** Shows the addition made after the release, and its signature. */
export const ReportAddendum = ({ section }: { section: AddendumSection }) => (
  <section>
    <PartTitle>{section.title}</PartTitle>
    <Typed>{section.text}</Typed>
    <Signed>
      {section.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Signed>
  </section>
)
