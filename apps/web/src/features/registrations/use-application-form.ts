import {
  APPLICATION_FIELDS,
  type Application,
  type ApplicationField,
  emptyApplication,
  tidyApplication,
} from '@systole/domain/registrations/application'
import { refuseApplication } from '@systole/domain/registrations/refuse-application'
import { useState } from 'react'
import { deleteLocalDraft, draftKey, readLocalDraft } from '../../session/local-drafts.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import { forgetSent, keepSent, readSent } from './sent-application.ts'

/** The key of the draft, which belongs to the browser because no one is signed in here. */
const KEY = draftKey('anonymous', 'registration')

/** Manages the application: the domain's rule validates, and typed values stay on this device until they are sent. */
export function useApplicationForm() {
  const [draft] = useState(() => readLocalDraft(KEY, parseApplication)?.value)
  const [sentBefore] = useState(() => (draft ? undefined : readSent(parseApplication)))
  const [sent, setSent] = useState(sentBefore)
  const [values, setValues] = useState<Application>(draft ?? sentBefore ?? emptyApplication())
  /** The number of refused attempts; the first one makes the fields show their reasons. */
  const [attempt, setAttempt] = useState(0)
  const isTouched = Object.values(values).some((value) => value !== '')
  const isKept = useKeptDraft(KEY, values, isTouched && sent === undefined) !== undefined
  return {
    values,
    attempt,
    change: (field: ApplicationField, value: string) => setValues({ ...values, [field]: value }),
    reasons: attempt > 0 ? refuseApplication(values) : {},
    /** Returns the values if they can be sent. */
    check: (): Application | undefined => {
      if (Object.keys(refuseApplication(values)).length === 0) return values
      setAttempt(attempt + 1)
      return undefined
    },
    /** The address the link was mailed to, until the application is edited again. */
    sentTo: sent && tidyApplication(sent).email,
    isKept: isKept || (draft !== undefined && sent === undefined),
    /** Removes the draft after sending; the form keeps its values for corrections. */
    markSent: () => {
      setSent(values)
      keepSent(values)
      deleteLocalDraft(KEY)
    },
    correct: () => {
      setSent(undefined)
      forgetSent()
    },
  }
}
export type ApplicationWork = ReturnType<typeof useApplicationForm>

/** Restores a draft only if it has every field of the current form. */
function parseApplication(value: unknown): Application | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = new Map(Object.entries(value))
  const complete = APPLICATION_FIELDS.every((field) => typeof stored.get(field) === 'string')
  return complete ? (value as Application) : undefined // every field was just checked to be a text
}
