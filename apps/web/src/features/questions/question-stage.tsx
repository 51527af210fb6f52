import Typography from '@mui/material/Typography'
import type { WireCase } from '@systole/contract/wire-case'
import type { ConsultMode } from '@systole/domain/cases/case'
import { countChosen } from '@systole/domain/questions/choose-question'
import {
  emptyQuestionSelection,
  MAX_QUESTIONS,
  type Question,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import { chosenQuestions } from '@systole/domain/questions/question-session'
import { type QuestionRefusal, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { BlockSkeleton } from '../../ui/skeletons.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { additionalFieldId } from './additional-text-field.tsx'
import { FIRST_QUESTION_ID } from './question-list.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { readCase, saveQuestions } from './save-questions.ts'
import { useQuestionFields } from './use-question-fields.ts'
import { storedSelection, useQuestionForm } from './use-question-form.ts'

type StageProps = {
  consult: WireCase
  uid: string
  prices: Partial<Record<ConsultMode, string>>
  /** The files that the ticked questions need: beside the stage, and in a line above a phone's bar. */
  coach: (asked: readonly Question[]) => { beside: ReactNode; line: ReactNode }
  frame: StageFrame
  onBack: () => void
  /** Reads the case anew, then moves on. */
  onSaved: () => Promise<void>
}

/** Stage 2: Next validates the active tab, saves the question file and moves on (CASE-5). */
export function QuestionStage(props: StageProps) {
  const { consult, uid, frame } = props
  const place = `questions/${consult.usid}` as const
  const draft = useFormDraft({ uid, place, empty: emptyQuestionSelection })
  if (!draft) return frame({ content: <BlockSkeleton lines={12} />, bar: null })
  return <OpenStage {...props} draft={draft} />
}

function OpenStage(props: StageProps & { draft: FormDraft<QuestionSelection> }) {
  const { consult, uid, draft, prices, coach, frame, onBack, onSaved } = props
  const { t } = useTranslation('questions')
  const fields = useQuestionFields()
  const readSaved = async () => storedSelection(await readCase(consult.usid))
  const form = useQuestionForm(consult, draft, readSaved)
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

  const small = useNarrow()
  const { beside, line } = coach(chosenQuestions(selection))

  return frame({
    beside: !small && beside,
    ...(saveState.kind !== 'untouched' && { saved: <SaveMark state={saveState} /> }),
    content: (
      <>
        <PageHeader level="h2" title={t('title')} lead={t('modeFixed')} />
        <DraftNotice
          draft={draft}
          mine={selection}
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
        <OnlyThisTab selection={selection} />
      </>
    ),
    bar: (
      <BottomBar
        onBack={onBack}
        onNext={next}
        busy={saving.isPending}
        onSave={() => draft.keeper.flush()}
        note={
          saving.isError ? (
            <FailureNotice error={saving.error} onRetry={next} />
          ) : (
            <>
              {small && line}
              <BarNote selection={selection} price={prices[selection.mode]} />
            </>
          )
        }
      />
    ),
  })
}

/** What the active tab costs, or what it still lacks. */
function BarNote(props: { selection: QuestionSelection; price: string | undefined }) {
  const { selection, price } = props
  const { t } = useTranslation(['questions', 'common'])
  if (refuseQuestions(selection)?.reason === 'noneChosen')
    return t('missing', { max: MAX_QUESTIONS })
  return price && t('priceOf', { mode: t(`common:mode.${selection.mode}`), price })
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
