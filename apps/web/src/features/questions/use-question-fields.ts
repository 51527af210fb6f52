import {
  AdditionalQuestion,
  AdvancePreset,
  BasicQuestion,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftField } from '../../drafts/draft-fields.ts'

type Field = DraftField<QuestionSelection>

/** Returns the questions of both tabs for comparing two selections. */
export function useQuestionFields(): readonly Field[] {
  const { t } = useTranslation(['questions', 'common'])
  return useMemo(() => {
    const ticked = (value: boolean) => (value ? t('common:yes') : t('common:no'))
    return [
      {
        id: 'mode',
        label: t('tabs'),
        show: ({ mode }) => t(`common:mode.${mode}`),
        copy: ({ mode }, to) => ({ ...to, mode }),
      },
      ...BasicQuestion.options.map(
        (question): Field => ({
          id: question,
          label: t(`text.${question}`),
          show: ({ basic }) => ticked(basic[question].value),
          copy: (from, to) => ({
            ...to,
            basic: { ...to.basic, [question]: from.basic[question] },
          }),
        }),
      ),
      ...AdvancePreset.options.map((question) =>
        advance(question, t(`text.${question}`), ({ advance }) => ticked(advance[question].value)),
      ),
      ...AdditionalQuestion.options.map((question) =>
        advance(question, t(`text.${question}`), ({ advance }) =>
          [ticked(advance[question].value), advance[question].text].filter(Boolean).join('\n'),
        ),
      ),
    ]
  }, [t])
}

function advance(
  question: keyof QuestionSelection['advance'],
  label: string,
  show: Field['show'],
): Field {
  return {
    id: question,
    label,
    show,
    copy: (from, to) => ({ ...to, advance: { ...to.advance, [question]: from.advance[question] } }),
  }
}
