import Typography from '@mui/material/Typography'
import type { WireCase } from '@systole/contract/wire-case'
import type { ConsultMode } from '@systole/domain/cases/case'
import { countChosen } from '@systole/domain/questions/choose-question'
import { MAX_QUESTIONS, type QuestionSelection } from '@systole/domain/questions/question'
import { type QuestionRefusal, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import { additionalFieldId } from './additional-text-field.tsx'
import { FIRST_QUESTION_ID } from './question-list.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { saveQuestions } from './save-questions.ts'
import { useQuestionForm } from './use-question-form.ts'

/** Stage 2: Next validates the active tab, saves the question file and moves on (CASE-5). */
export function QuestionStage(props: {
  consult: WireCase
  uid: string
  prices: Partial<Record<ConsultMode, string>>
  uploaded: readonly FileKind[]
  frame: StageFrame
  onBack: () => void
  /** Reads the case anew, then moves on. */
  onSaved: () => Promise<void>
}) {
  const { consult, uid, prices, uploaded, frame, onBack, onSaved } = props
  const { t } = useTranslation('questions')
  const form = useQuestionForm(consult, uid)
  const { selection, refusal, attempt } = form.panel
  const saving = useMutation({
    mutationFn: async (valid: QuestionSelection) => {
      await saveQuestions({ usid: consult.usid, uid }, valid)
      form.settle()
      await onSaved()
    },
  })
  const next = () => {
    if (saving.isPending) return
    const valid = form.validate()
    if (valid) saving.mutate(valid)
  }
  const saveState = saving.isPending ? ({ kind: 'saving' } as const) : form.saveState
  const problem = refusal && problemOf(t, selection.mode, refusal)

  return frame({
    ...(saveState.kind !== 'untouched' && { saved: <SaveMark state={saveState} /> }),
    content: (
      <>
        <PageHeader level="h2" title={t('title')} lead={t('modeFixed')} />
        <ErrorSummary problems={problem ? [problem] : []} attempt={attempt} />
        <QuestionPanel
          form={form}
          error={refusal?.reason === 'textMissing' ? undefined : problem?.text}
          prices={prices}
          uploaded={uploaded}
        />
        <OnlyThisTab selection={selection} />
      </>
    ),
    bar: (
      <BottomBar
        onBack={onBack}
        onNext={next}
        busy={saving.isPending}
        note={
          saving.isError ? (
            <Notice tone="danger" announce onRetry={next}>
              {describeError(saving.error)}
            </Notice>
          ) : (
            refuseQuestions(selection)?.reason === 'noneChosen' &&
            t('missing', { max: MAX_QUESTIONS })
          )
        }
      />
    ),
  })
}

/** Switching tabs keeps both choices; only the active one is sent (QUES-7). */
function OnlyThisTab({ selection }: { selection: QuestionSelection }) {
  const { t } = useTranslation('questions')
  const both = countChosen(selection.basic) > 0 && countChosen(selection.advance) > 0
  return (
    <Typography role="status" sx={{ mt: 3, color: 'ink.muted' }}>
      {both && (selection.mode === 'basic' ? t('onlyBasicSent') : t('onlyAdvanceSent'))}
    </Typography>
  )
}

function problemOf(t: TFunction<'questions'>, mode: ConsultMode, refusal: QuestionRefusal) {
  if (refusal.reason === 'textMissing') {
    return { fieldId: additionalFieldId(refusal.question), text: t('errors.textMissing') }
  }
  const none = mode === 'basic' ? t('errors.basicNone') : t('errors.advanceNone')
  const text = {
    noneChosen: none,
    tooManyChosen: t('errors.tooMany', { max: MAX_QUESTIONS }),
    earlierMissing: t('errors.earlierMissing'),
  }[refusal.reason]
  return { fieldId: FIRST_QUESTION_ID, text }
}
