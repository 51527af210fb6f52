import { styled } from '@mui/material/styles'
import type { AnswersSection } from '@systole/report/report-layout'
import { PartTitle, Typed } from './sheet.ts'

const Answer = styled('section')({
  marginTop: 12,
  paddingLeft: 16,
  borderLeft: '3px solid var(--report-bar)',
  breakInside: 'avoid',
  '& h3': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
  '& p': { maxWidth: '68ch', marginTop: 6 },
  '@media print': { borderLeftColor: '#999' },
})

export function ReportAnswers({ section }: { section: AnswersSection }) {
  return (
    <section>
      <PartTitle data-report-part="answers">{section.title}</PartTitle>
      {section.answers.map(({ question, answer }) => (
        <Answer key={question}>
          <h3>{question}</h3>
          <Typed>{answer}</Typed>
        </Answer>
      ))}
    </section>
  )
}
