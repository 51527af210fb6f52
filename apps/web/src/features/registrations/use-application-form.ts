import {
  APPLICATION_FIELDS,
  type Application,
  type ApplicationField,
  emptyApplication,
  tidyApplication,
} from '@systole/domain/registrations/application'
import {
  type ApplicationReason,
  refuseApplication,
} from '@systole/domain/registrations/refuse-application'
import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
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
  const isSent = sent !== undefined
  const form = useForm<Application>({
    defaultValues: draft ?? sentBefore ?? emptyApplication(),
    resolver,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const [isKept, setKept] = useState(false)
  return {
    form,
    /** The address the link was mailed to, until the application is edited again. */
    sentTo: sent && tidyApplication(sent).email,
    isSent,
    setKept,
    isKept: isKept || (draft !== undefined && !isSent),
    /** Removes the draft after sending; the form keeps its values for corrections. */
    markSent: () => {
      setSent(form.getValues())
      keepSent(form.getValues())
      deleteLocalDraft(KEY)
    },
    correct: () => {
      setSent(undefined)
      forgetSent()
    },
  }
}
export type ApplicationWork = ReturnType<typeof useApplicationForm>

/** Keeps the typed values. A separate component without output, so that a key press does not render the form. */
export function ApplicationFormProvider({ work }: { work: ApplicationWork }) {
  const { form, isSent, setKept } = work
  const values = useWatch({ control: form.control })
  const isTouched = Object.values(values).some((value) => value !== '')
  const isKept = useKeptDraft(KEY, values, isTouched && !isSent) !== undefined
  useEffect(() => setKept(isKept), [isKept, setKept])
  return null
}

/** Maps the refusals to form errors; `type` is the reason and the screen supplies the text. */
const resolver: Resolver<Application> = (values) => {
  const reasons = refuseApplication(values)
  const errors: FieldErrors<Application> = {}
  for (const field of APPLICATION_FIELDS) {
    const reason = reasons[field]
    if (reason) errors[field] = { type: reason }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Returns the reason why a field is refused, once validation was requested. */
export function reasonOf(
  errors: FieldErrors<Application>,
  field: ApplicationField,
): ApplicationReason | undefined {
  return errors[field]?.type as ApplicationReason | undefined // the resolver above puts nothing else there
}

/** Restores a draft only if it has every field of the current form. */
function parseApplication(value: unknown): Application | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = new Map(Object.entries(value))
  const complete = APPLICATION_FIELDS.every((field) => typeof stored.get(field) === 'string')
  return complete ? (value as Application) : undefined // every field was just checked to be a text
}
