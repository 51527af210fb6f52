import type { WireCase } from '@systole/contract/wire-case'
import { chooseAdvance, chooseBasic, refuseChoice } from '@systole/domain/questions/choose-question'
import {
  ADDITIONAL_TEXT_MAX,
  type AdditionalQuestion,
  type AdvanceQuestion,
  type BasicQuestion,
  emptyQuestionSelection,
  QuestionSelection,
} from '@systole/domain/questions/question'
import { toSelection } from '@systole/domain/questions/question-session'
import { type QuestionRefusal, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import { cleanText } from '@systole/domain/text/clean-text'
import { clipText } from '@systole/domain/text/clip-text'
import { useState } from 'react'
import { draftKey, dropDraft, readDraft } from '../../session/drafts.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import type { SaveState } from '../../ui/save-mark.tsx'

type Panel = {
  selection: QuestionSelection
  touched: boolean
  /** The refusal shown, until what it names is put right. */
  refusal: QuestionRefusal | undefined
  attempt: number
  /** Ticks beyond the third, counted so that each is explained anew (QUES-4). */
  ignored: number
}

/** The question panel of a case: what the server holds, unless a draft lies on this device. */
export function useQuestionForm(consult: WireCase, uid: string) {
  const key = draftKey(uid, 'questions', consult.usid)
  const [draft] = useState(() => readDraft(key, parseSelection))
  const [panel, setPanel] = useState<Panel>(() => ({
    selection: draft?.value ?? storedSelection(consult),
    touched: draft !== undefined,
    refusal: undefined,
    attempt: 0,
    ignored: 0,
  }))
  const keptAt = useKeptDraft(key, panel.selection, panel.touched)
  const [savedAt, setSavedAt] = useState<Date>()

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
    saveState: saveStateOf(keptAt, savedAt),
    setMode: (mode: QuestionSelection['mode']) =>
      setPanel((before) => ({
        ...before,
        selection: { ...before.selection, mode },
        refusal: undefined,
        ignored: 0,
      })),
    tickBasic: (question: BasicQuestion, value: boolean) =>
      choose(chooseBasic(selection, question, value)),
    tickAdvance: (question: AdvanceQuestion, value: boolean) =>
      choose(chooseAdvance(selection, question, value)),
    locked: (question: AdvanceQuestion) =>
      refuseChoice(selection, question) === 'needsEarlierQuestion',
    write: (question: AdditionalQuestion, typed: string, options: { composing: boolean }) =>
      choose(withText(selection, question, options.composing ? typed : limit(typed))),
    /** What may be sent now, or undefined after showing why not. */
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
      dropDraft(key)
      setPanel((before) => ({ ...before, touched: false }))
      setSavedAt(new Date())
    },
  }
}

/** The field takes no 150th character; what an input method still composes is counted once accepted (QUES-6). */
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

function storedSelection({ question_session }: WireCase): QuestionSelection {
  const empty = emptyQuestionSelection()
  return question_session ? toSelection(question_session, empty) : empty
}

function parseSelection(value: unknown): QuestionSelection | undefined {
  return QuestionSelection.safeParse(value).data
}

function saveStateOf(keptAt: Date | undefined, savedAt: Date | undefined): SaveState {
  if (keptAt) return { kind: 'draft', at: keptAt }
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' }
}
