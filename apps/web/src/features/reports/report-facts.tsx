import { styled } from '@mui/material/styles'
import type { Fact, FactsSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle } from './sheet.ts'

const List = styled('dl')({
  display: 'grid',
  margin: 0,
  gap: '4px 12px',
  alignItems: 'baseline',
  '& dt': { color: light.muted },
  '& dd': { margin: 0, color: light.ink },
})

/** The list of label and value, three in a row, one on a phone. */
const Short = styled(List)({
  gridTemplateColumns: 'repeat(3, auto minmax(0, 1fr))',
  '& dd': { marginRight: 12, fontWeight: 500 },
  '@container sheet (max-width: 700px)': {
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  },
})

const Wide = styled(List)({
  gridTemplateColumns: '130px minmax(0, 1fr)',
  marginTop: 8,
  '& dd': { whiteSpace: 'pre-wrap' },
  '@container sheet (max-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& dd': { marginBottom: 6 },
  },
})

export function ReportFacts({ section }: { section: FactsSection }) {
  return (
    <section>
      <PartTitle>{section.title}</PartTitle>
      <Short>
        <Facts facts={section.facts} />
      </Short>
      {section.wide.length > 0 && (
        <Wide>
          <Facts facts={section.wide} />
        </Wide>
      )}
    </section>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ label, value }) => (
    <div key={label} style={{ display: 'contents' }}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
}
