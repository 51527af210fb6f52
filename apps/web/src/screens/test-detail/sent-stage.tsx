import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { modeOf } from '@systole/domain/cases/case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useTranslation } from 'react-i18next'
import { ClinicalFacts } from '../../features/clinical/clinical-facts.tsx'
import { useQuestionWords } from '../../features/questions/use-question-words.ts'
import { ModeTag } from '../../ui/display/mode-tag.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { CaseSummary } from './case-summary.tsx'

export type ReadOnlyStage = Exclude<CaseStage, 'inspection'>

const Questions = styled('ol')({
  margin: '16px 0 0',
  paddingLeft: '1.4em',
  display: 'grid',
  gap: 12,
  overflowWrap: 'anywhere',
})

/** Shows a stage of a sent case, read-only. */
export function SentStage({ consult, stage }: { consult: Case; stage: ReadOnlyStage }) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  const sent = consult.submitted
  const lead = sent
    ? t('detail.asSent', { date: format.dateTime(sent) })
    : t('detail.notChangeable')
  return (
    <>
      <PageHeader level="h2" title={t(`detail.stages.${stage}`)} lead={lead} />
      <Card as="div">
        <CardBody>
          <Content consult={consult} stage={stage} />
        </CardBody>
      </Card>
    </>
  )
}

function Content({ consult, stage }: { consult: Case; stage: ReadOnlyStage }) {
  const { clinical_input: input } = consult
  if (stage === 'clinical') return input && <ClinicalFacts input={input} />
  return stage === 'questions' ? <Asked consult={consult} /> : <Paid consult={consult} />
}

function Asked({ consult }: { consult: Case }) {
  const words = useQuestionWords()
  const mode = modeOf(consult)
  const { question_session: session } = consult
  return (
    <>
      {mode && <ModeTag mode={mode} />}
      <Questions>
        {session && words.asked(session).map((question) => <li key={question}>{question}</li>)}
      </Questions>
    </>
  )
}

/** Shows the paid case and the link to its receipt. */
function Paid({ consult }: { consult: Case }) {
  const { t } = useTranslation('payment')
  return (
    <>
      <CaseSummary consult={consult} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('back.receipt')} <NewTabLink href={paths.billing()}>{t('back.papers')}</NewTabLink>
      </Typography>
    </>
  )
}
