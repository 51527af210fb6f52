import type { Case } from '@systole/contract/cases/wire-case'
import {
  missingConditions,
  type RequiredCondition,
} from '@systole/domain/ecg-recordings/conditions'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import type { FormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { type ConditionsForm, formOfCase, statedConditionsOf } from './conditions-form.ts'

type Panel = {
  form: ConditionsForm
  touched: boolean
  /** The required conditions that were missing at the last attempt to go on. */
  refused: readonly RequiredCondition[]
  attempt: number
}

/** Manages the conditions of a recording: the saved ones, or a newer draft from this or another device. */
export function useConditionsForm(consult: Case, draft: FormDraft<ConditionsForm>) {
  const saved = formOfCase(consult)
  const [panel, setPanel] = useState<Panel>(() =>
    startPanel(draft.start ?? saved, draft.start !== undefined),
  )
  const readSaved = useEventCallback(async () => {
    const { caseId } = consult
    const { session } = await orThrow(client.cases.querySessionInfo({ caseId }))
    return formOfCase(session)
  })
  const kept = useKeptForm(draft, {
    value: panel.form,
    touched: panel.touched,
    saved,
    savedAt: consult.updated,
    readSaved,
    show: (form, touched) => setPanel(startPanel(form, touched)),
  })
  const conditions = statedConditionsOf(panel.form)
  const missing = missingConditions(conditions)
  return {
    form: panel.form,
    missing,
    /** The refusals that are still true. */
    refused: panel.refused.filter((name) => missing.includes(name)),
    attempt: panel.attempt,
    saveState: kept.saveState,
    discard: kept.discard,
    readSaved,
    set: useEventCallback((change: Partial<ConditionsForm>) =>
      setPanel((before) => ({ ...before, form: { ...before.form, ...change }, touched: true })),
    ),
    /** Returns the conditions to be sent, or undefined after showing what is missing. */
    validate: () => {
      if (missing.length === 0) return conditions
      setPanel((before) => ({ ...before, refused: missing, attempt: before.attempt + 1 }))
      return undefined
    },
    settle: () => {
      setPanel((before) => ({ ...before, touched: false }))
      kept.settle()
    },
  }
}

function startPanel(form: ConditionsForm, touched: boolean): Panel {
  return { form, touched, refused: [], attempt: 0 }
}
