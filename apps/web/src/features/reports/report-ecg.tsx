import { styled } from '@mui/material/styles'
import type {
  ConclusionSection,
  NoteSection,
  ParagraphsSection,
  ScaleSection,
} from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle, Typed } from './sheet.ts'

const Conclusion = styled('section')({
  marginTop: 20,
  padding: '12px 16px 14px',
  borderRadius: 8,
  backgroundColor: 'var(--report-tint)',
  breakInside: 'avoid',
  '& h2': { margin: '0 0 4px' },
  '& ul': { margin: 0, paddingLeft: 18 },
  '& li': { color: light.ink, fontWeight: 600 },
  '& li::marker': { color: 'var(--report-mark)' },
  '& p': { marginTop: 6 },
})

/** Shows the diagnoses and one sentence of what was found. */
export function ReportConclusion({ section }: { section: ConclusionSection }) {
  const { title, lines, summary } = section
  return (
    <Conclusion>
      <PartTitle>{title}</PartTitle>
      <ul>
        {lines.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      {summary !== '' && <p>{summary}</p>}
    </Conclusion>
  )
}

export function ReportParagraphs({ section }: { section: ParagraphsSection }) {
  return (
    <section>
      <PartTitle>{section.title}</PartTitle>
      {section.paragraphs.map(({ text, lang }) => (
        <Typed key={text} lang={lang}>
          {text}
        </Typed>
      ))}
    </section>
  )
}

const Note = styled('section')({
  marginTop: 18,
  paddingLeft: 16,
  borderLeft: '3px solid var(--report-bar)',
  '& h2': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4, breakAfter: 'avoid' },
})

export const ReportNote = ({ section }: { section: NoteSection }) => (
  <Note>
    <h2>{section.title}</h2>
    <Typed>{section.text}</Typed>
  </Note>
)

const Scale = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  marginTop: 14,
  fontSize: '.8125rem',
  color: light.muted,
  breakInside: 'avoid',
  '& svg': { flex: 'none', width: '25mm', height: 10, overflow: 'visible' },
  '& path': { stroke: light.muted, fill: 'none', vectorEffect: 'non-scaling-stroke' },
})

/** Shows a bar of 25 mm, by which a reader sees whether a print was scaled. */
export const ReportScale = ({ section }: { section: ScaleSection }) => (
  <Scale>
    <svg viewBox="0 0 25 10" preserveAspectRatio="none" aria-hidden>
      <path d="M0 5H25M0 0V10M5 3V7M10 3V7M15 3V7M20 3V7M25 0V10" />
    </svg>
    <span>{section.text}</span>
  </Scale>
)
