import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import { withInserted } from '../drafts/edit-draft.ts'
import type { ReportAutosaver } from '../drafts/report-autosaver.ts'
import { answerId } from './answer-ids.ts'
import { focusField } from './focus-field.ts'
import type { ReportTab } from './report-pane.tsx'

/** Manages the current question and the navigation to others. */
export function useAnswering({ questions }: ReadingCase, autosaver: ReportAutosaver) {
  const [current, setCurrent] = useState(0)
  const [tab, setTab] = useState<ReportTab>('answers')
  const [goes, setGoes] = useState(0)
  const { t } = useTranslation('reading')
  const toast = useToast()
  return useMemo(() => {
    const turnTo = (to: ReportTab) => {
      setTab(to)
      setGoes((before) => before + 1)
    }
    const go = (index: number) => {
      const question = questions[index]
      if (!question) return
      turnTo('answers')
      setCurrent(index)
      focusField(answerId(question.type))
    }
    return {
      current,
      tab,
      /** The number of times a part of the report was navigated to. */
      goes,
      setTab: turnTo,
      go,
      step: (by: 1 | -1) => go((current + by + questions.length) % questions.length),
      /** Appends a measurement to the open answer. */
      insert: (text: string) => {
        const question = questions[current]
        if (!question) return
        autosaver.edit((draft) => withInserted(draft, question.type, text))
        toast.show(t('answers.inserted', { number: current + 1 }))
      },
    }
  }, [questions, current, tab, goes, autosaver, t, toast])
}
