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
import { draftKey, dropDraft, readDraft } from '../../session/drafts.ts'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import { forgetSent, keepSent, readSent } from './sent-application.ts'

/** Nobody is signed in here: the draft belongs to the browser. */
const KEY = draftKey('anonymous', 'registration')

/** The application: the domain's rule decides, and what is typed stays on this device until it is sent. */
export function useApplicationForm() {
  const [draft] = useState(() => readDraft(KEY, parseApplication)?.value)
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
    /** Where the link was mailed to, until the application is edited again. */
    sentTo: sent && tidyApplication(sent).email,
    isSent,
    setKept,
    isKept: isKept || (draft !== undefined && !isSent),
    /** The server has it: the draft goes, the form stays as it is for corrections. */
    markSent: () => {
      setSent(form.getValues())
      keepSent(form.getValues())
      dropDraft(KEY)
    },
    correct: () => {
      setSent(undefined)
      forgetSent()
    },
  }
}
export type ApplicationWork = ReturnType<typeof useApplicationForm>

/** Keeps what is typed. A component of its own, and without a look: a key press then draws none of the form. */
export function ApplicationKeeper({ work }: { work: ApplicationWork }) {
  const { form, isSent, setKept } = work
  const values = useWatch({ control: form.control })
  const isTouched = Object.values(values).some((value) => value !== '')
  const isKept = useKeptDraft(KEY, values, isTouched && !isSent) !== undefined
  useEffect(() => setKept(isKept), [isKept, setKept])
  return null
}

/** `type` carries the reason; the words are the screen's. */
const resolver: Resolver<Application> = (values) => {
  const reasons = refuseApplication(values)
  const errors: FieldErrors<Application> = {}
  for (const field of APPLICATION_FIELDS) {
    const reason = reasons[field]
    if (reason) errors[field] = { type: reason }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Why a field is refused, once validation was asked for. */
export function reasonOf(
  errors: FieldErrors<Application>,
  field: ApplicationField,
): ApplicationReason | undefined {
  return errors[field]?.type as ApplicationReason | undefined // the resolver above puts nothing else there
}

/** A draft is taken back only when it has every field of today's form. */
function parseApplication(value: unknown): Application | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = new Map(Object.entries(value))
  const complete = APPLICATION_FIELDS.every((field) => typeof stored.get(field) === 'string')
  return complete ? (value as Application) : undefined // every field was just checked to be a text
}
