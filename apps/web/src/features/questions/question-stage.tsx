import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import type { ConsultMode } from '@systole/domain/cases/case'
import { countChosen } from '@systole/domain/questions/choose-question'
import {
  ADDITIONAL_TEXT_MAX,
  emptyQuestionSelection,
  MAX_QUESTIONS,
  type Question,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import { chosenQuestions } from '@systole/domain/questions/question-session'
import { type QuestionRefusal, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import type { TFunction } from 'i18next'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import { useShallowMemo } from '../../ui/hooks/use-shallow-memo.ts'
import { FormStage } from '../../ui/layout/form-stage.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { additionalFieldId } from './additional-text-field.tsx'
import { FIRST_QUESTION_ID } from './question-list.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { readCase, saveQuestions } from './save-questions.ts'
import { useQuestionFields } from './use-question-fields.ts'
import { storedSelection, useQuestionForm } from './use-question-form.ts'

type StageProps = {
  consult: Case
  uid: string
  prices: Partial<Record<ConsultMode, string>>
  /** Renders the files that the ticked questions need: beside the stage, and in a line above a phone's bar. */
  coach: (asked: readonly Question[]) => { beside: ReactNode; line: ReactNode }
  frame: StageFrame
  onBack: () => void
  /** Refetches the case, then moves on. */
  onSaved: () => Promise<void>
}

/** Renders stage 2: Next validates the active tab, saves the question file and moves on (CASE-5). */
export function QuestionStage(props: StageProps) {
  const { consult, uid, frame } = props
  const place = `questions/${consult.caseId}` as const
  const draft = useFormDraft({ uid, place, empty: emptyQuestionSelection })
  if (!draft) return frame({ content: <BlockSkeleton lines={12} />, bar: null })
  return <OpenStage {...props} draft={draft} />
}

function OpenStage(props: StageProps & { draft: FormDraft<QuestionSelection> }) {
  const { consult, uid, draft, prices, coach, frame, onBack, onSaved } = props
  const { t } = useTranslation('questions')
  const fields = useQuestionFields()
  const readSaved = useEventCallback(async () => storedSelection(await readCase(consult.caseId)))
  const form = useQuestionForm(consult, draft, readSaved)
  const { selection, refusal, attempt } = form.panel
  const saving = useAction({
    run: async (valid: QuestionSelection) => {
      await saveQuestions({ caseId: consult.caseId, uid }, valid)
      form.settle()
      await onSaved()
    },
  })
  const next = useEventCallback(() => {
    if (saving.isBusy) return
    const valid = form.validate()
    if (valid) saving.start(valid)
  })
  const readMine = useEventCallback(() => selection)
  const keepNow = useEventCallback(() => draft.autosaver.flush())
  const problem = refusal && problemOf(t, selection.mode, refusal)

  const { mode } = selection
  const price = prices[mode]
  const noneChosen = refuseQuestions(selection)?.reason === 'noneChosen'
  const small = useNarrow()
  const asked = useShallowMemo(chosenQuestions(selection))
  const { beside, line } = useMemo(() => coach(asked), [coach, asked])
  const note = useMemo(
    () => (
      <>
        {small && line}
        <BarNote mode={mode} noneChosen={noneChosen} price={price} />
      </>
    ),
    [small, line, mode, noneChosen, price],
  )

  return (
    <FormStage
      frame={frame}
      saving={saving}
      saveState={form.saveState}
      beside={!small && beside}
      note={note}
      onBack={onBack}
      onNext={next}
      onSave={keepNow}
    >
      <PageHeader level="h2" title={t('title')} lead={t('modeFixed')} />
      <DraftNotice
        draft={draft}
        readMine={readMine}
        fields={fields}
        readSaved={readSaved}
        onDiscard={form.discard}
      />
      <ErrorSummary problems={problem ? [problem] : []} attempt={attempt} />
      <QuestionPanel
        form={form}
        error={refusal?.reason === 'textMissing' ? undefined : problem?.text}
        prices={prices}
      />
      <OnlyThisTab
        mode={mode}
        both={countChosen(selection.basic) > 0 && countChosen(selection.advance) > 0}
      />
    </FormStage>
  )
}

/** Shows the price of the active tab, or its missing parts. */
function BarNote(props: { mode: ConsultMode; noneChosen: boolean; price: string | undefined }) {
  const { mode, noneChosen, price } = props
  const { t } = useTranslation(['questions', 'common'])
  if (noneChosen) return t('missing', { max: MAX_QUESTIONS })
  return price && t('priceOf', { mode: t(`common:mode.${mode}`), price })
}

/** Explains that only the active tab is sent; switching tabs keeps both selections (QUES-7). */
const OnlyThisTab = memo(function OnlyThisTab(props: { mode: ConsultMode; both: boolean }) {
  const { mode, both } = props
  const { t } = useTranslation('questions')
  return (
    <Typography role="status" sx={{ mt: 3, color: 'ink.muted' }}>
      {both && (mode === 'basic' ? t('onlyBasicSent') : t('onlyAdvanceSent'))}
    </Typography>
  )
})

function problemOf(t: TFunction<'questions'>, mode: ConsultMode, refusal: QuestionRefusal) {
  if (refusal.reason === 'textMissing') {
    return { fieldId: additionalFieldId(refusal.question), text: t('errors.textMissing') }
  }
  if (refusal.reason === 'textTooLong') {
    const text = t('errors.textTooLong', { max: ADDITIONAL_TEXT_MAX })
    return { fieldId: additionalFieldId(refusal.question), text }
  }
  const none = mode === 'basic' ? t('errors.basicNone') : t('errors.advanceNone')
  const text = {
    noneChosen: none,
    tooManyChosen: t('errors.tooMany', { max: MAX_QUESTIONS }),
    earlierMissing: t('errors.earlierMissing'),
  }[refusal.reason]
  return { fieldId: FIRST_QUESTION_ID, text }
}
