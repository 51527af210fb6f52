import type { Case } from '@systole/contract/cases/wire-case'
import { chooseAdvance, chooseBasic, refuseChoice } from '@systole/domain/questions/choose-question'
import {
  ADDITIONAL_TEXT_MAX,
  type AdditionalQuestion,
  type AdvanceQuestion,
  type BasicQuestion,
  emptyQuestionSelection,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import { toSelection } from '@systole/domain/questions/question-session'
import { type QuestionRefusal, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import { cleanText } from '@systole/domain/text/clean-text'
import { clipText } from '@systole/domain/text/clip-text'
import { useState } from 'react'
import type { FormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'

type Panel = {
  selection: QuestionSelection
  touched: boolean
  /** The refusal shown until its fields are corrected. */
  refusal: QuestionRefusal | undefined
  attempt: number
  /** The count of refused ticks beyond the third, so that each one is explained again (QUES-4). */
  ignored: number
}

/** Manages the question panel of a case: the saved selection, or a newer draft from this or another device. */
export function useQuestionForm(
  consult: Case,
  draft: FormDraft<QuestionSelection>,
  readSaved: () => Promise<QuestionSelection>,
) {
  const saved = storedSelection(consult)
  const [panel, setPanel] = useState<Panel>(() =>
    startPanel(draft.start ?? saved, draft.start !== undefined),
  )
  const kept = useKeptForm(draft, {
    value: panel.selection,
    touched: panel.touched,
    saved,
    savedAt: consult.updated,
    readSaved,
    show: (selection, touched) => setPanel(startPanel(selection, touched)),
  })

  const choose = (next: QuestionSelection) =>
    setPanel((before) =>
      next === before.selection
        ? { ...before, ignored: before.ignored + 1 }
        : {
            ...before,
            selection: next,
            touched: true,
            refusal: stillRefused(before.refusal, next),
          },
    )
  const { selection } = panel
  return {
    panel,
    saveState: kept.saveState,
    discard: kept.discard,
    setMode: useEventCallback((mode: QuestionSelection['mode']) =>
      setPanel((before) => ({
        ...before,
        selection: { ...before.selection, mode },
        touched: before.touched || mode !== before.selection.mode,
        refusal: undefined,
        ignored: 0,
      })),
    ),
    tickBasic: useEventCallback((question: BasicQuestion, value: boolean) =>
      choose(chooseBasic(selection, question, value)),
    ),
    tickAdvance: useEventCallback((question: AdvanceQuestion, value: boolean) =>
      choose(chooseAdvance(selection, question, value)),
    ),
    locked: (question: AdvanceQuestion) =>
      refuseChoice(selection, question) === 'needsEarlierQuestion',
    write: useEventCallback(
      (question: AdditionalQuestion, typed: string, options: { composing: boolean }) =>
        choose(withText(selection, question, options.composing ? typed : limit(typed))),
    ),
    /** Returns the selection to be sent, or undefined after showing the refusal. */
    validate: () => {
      const refusal = refuseQuestions(selection)
      setPanel((before) => ({
        ...before,
        refusal,
        attempt: before.attempt + (refusal ? 1 : 0),
      }))
      return refusal ? undefined : selection
    },
    settle: () => {
      setPanel((before) => ({ ...before, touched: false }))
      kept.settle()
    },
  }
}

/** Clips the text at 149 characters; text that an input method is still composing counts once accepted (QUES-6). */
function limit(typed: string): string {
  return clipText(cleanText(typed), ADDITIONAL_TEXT_MAX)
}

function withText(
  selection: QuestionSelection,
  question: AdditionalQuestion,
  text: string,
): QuestionSelection {
  const advance = { ...selection.advance, [question]: { ...selection.advance[question], text } }
  return { ...selection, advance }
}

function stillRefused(
  shown: QuestionRefusal | undefined,
  selection: QuestionSelection,
): QuestionRefusal | undefined {
  return shown && refuseQuestions(selection)
}

function startPanel(selection: QuestionSelection, touched: boolean): Panel {
  return { selection, touched, refusal: undefined, attempt: 0, ignored: 0 }
}

export function storedSelection({ question_session }: Case): QuestionSelection {
  const empty = emptyQuestionSelection()
  return question_session ? toSelection(question_session, empty) : empty
}
