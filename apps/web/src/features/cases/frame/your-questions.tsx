import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/layout/card.tsx'

const Root = styled(Card)({
  marginTop: 24,
  padding: '16px 18px',
  '& ol': {
    margin: '8px 0 0',
    paddingLeft: '1.2em',
    display: 'grid',
    gap: 8,
    fontSize: '.9375rem',
    overflowWrap: 'anywhere',
  },
})

/** Shows the questions to the cardiologist beside the stages that do not contain them. */
export function YourQuestions({ questions }: { questions: readonly string[] }) {
  const { t } = useTranslation('questions')
  return (
    <Root aria-labelledby="your-questions">
      <Typography variant="h5" component="h2" id="your-questions" sx={{ fontSize: '.9375rem' }}>
        {t('yours')}
      </Typography>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Root>
  )
}
