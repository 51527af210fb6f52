import { styled } from '@mui/material/styles'
import { ConsultMode } from '@systole/domain/cases/case'
import { countChosen } from '@systole/domain/questions/choose-question'
import { MAX_QUESTIONS } from '@systole/domain/questions/question'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { layer } from '../../theme/tokens.ts'
import { ChoiceFrame } from '../../ui/form/choice-frame.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { TabBar } from '../../ui/layout/tab-bar.tsx'
import { AdvanceQuestions, BasicQuestions } from './question-list.tsx'
import type { useQuestionForm } from './use-question-form.ts'

export const QUESTIONS_ID = 'questions'

const Count = styled('p')(({ theme }) => ({
  margin: '4px 0 8px',
  fontSize: '.9375rem',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.ink.strong,
}))

const Price = styled('span')(({ theme }) => ({
  marginLeft: 8,
  fontWeight: 400,
  color: (theme.vars ?? theme).palette.ink.muted,
}))

/** The tabs stay visible on a phone while their questions scroll. */
const ModeTabs = styled(TabBar<ConsultMode>)(({ theme }) => ({
  paddingInline: 8,
  borderRadius: '10px 10px 0 0',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  [theme.breakpoints.down('md')]: { position: 'sticky', top: 0, zIndex: layer.sticky - 1 },
}))

/** Renders Basic and Advance as tabs; each keeps its own selection (QUES-1). `prices` are formatted. */
export function QuestionPanel(props: {
  form: ReturnType<typeof useQuestionForm>
  error: string | undefined
  prices: Partial<Record<ConsultMode, string>>
}) {
  const { form, error, prices } = props
  const { t } = useTranslation(['questions', 'common'])
  const { selection, ignored } = form.panel
  const { mode } = selection
  const chosen = countChosen(selection[mode])
  const full = chosen >= MAX_QUESTIONS
  const { setMode } = form
  const tabs = useMemo(
    () => (
      <ModeTabs
        label={t('tabs')}
        value={mode}
        onChange={setMode}
        tabs={ConsultMode.options.map((each, index) => ({
          value: each,
          id: `questions-tab-${index}`,
          panelId: `questions-panel-${index}`,
          label: (
            <span>
              {t(`common:mode.${each}`)}
              {prices[each] && <Price>{prices[each]}</Price>}
            </span>
          ),
        }))}
      />
    ),
    [t, mode, setMode, prices],
  )
  return (
    <Card as="div">
      {tabs}
      {ConsultMode.options.map((each, index) => (
        <CardBody
          key={each}
          role="tabpanel"
          id={`questions-panel-${index}`}
          aria-labelledby={`questions-tab-${index}`}
          hidden={each !== mode}
        >
          {each === mode && (
            <ChoiceFrame
              id={QUESTIONS_ID}
              label={t(`intro.${mode}`, { max: MAX_QUESTIONS })}
              error={error}
            >
              <Count role="status" key={`${mode}-${ignored}`}>
                {full
                  ? t('full', { max: MAX_QUESTIONS })
                  : t('count', { chosen, max: MAX_QUESTIONS })}
              </Count>
              {mode === 'basic' ? <BasicQuestions form={form} /> : <AdvanceQuestions form={form} />}
            </ChoiceFrame>
          )}
        </CardBody>
      ))}
    </Card>
  )
}
