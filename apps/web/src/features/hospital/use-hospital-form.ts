import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import {
  refuseHospitalSettings,
  type SettingsField,
  type SettingsRefusal,
} from '@systole/domain/hospitals/hospital-settings'
import { parseEmails } from '@systole/domain/hospitals/parse-emails'
import { useMemo, useState } from 'react'
import type { FormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { readHospital } from './hospital.queries.ts'
import { changedFields, formOf, type HospitalForm, settingsOfForm } from './hospital-form.ts'

export type HospitalWork = ReturnType<typeof useHospitalForm>

/** Manages the settings form: the saved values, or an unsaved draft from this or another device. */
export function useHospitalForm(hospital: WireHospital, draft: FormDraft<HospitalForm>) {
  const [typed, setTyped] = useState(draft.start)
  // the version on which typing began: a colleague's later change is handled at saving
  const [opened, setOpened] = useState(hospital)
  const [attempt, setAttempt] = useState(0)
  const base = typed === undefined ? hospital : opened
  const saved = useMemo(() => formOf(base), [base])
  const form = typed ?? saved
  const kept = useKeptForm(draft, {
    value: form,
    touched: typed !== undefined,
    saved,
    readSaved: async () => formOf(await readHospital()),
    show: (text, touched) => setTyped(touched ? text : undefined),
  })
  const reasons = attempt > 0 ? reasonsOf(form, base.country) : {}
  return {
    form,
    /** The values below refer to the version on which typing began. */
    base,
    saved,
    reasons,
    attempt,
    changes: changedFields(saved, form).length + (form.typedEmail.trim() === '' ? 0 : 1),
    saveState: kept.saveState,
    edit: useEventCallback((change: Partial<HospitalForm>) => {
      if (typed === undefined) setOpened(hospital)
      setTyped({ ...form, ...change })
    }),
    /** Returns the form ready to be saved, or undefined after showing its faults. */
    ready: (): HospitalForm | undefined => {
      const { emails, rest } = parseEmails(form.typedEmail, form.reportEmails)
      const whole = { ...form, reportEmails: emails, typedEmail: rest }
      if (rest === '' && Object.keys(reasonsOf(whole, base.country)).length === 0) return whole
      setAttempt((count) => count + 1)
      setTyped(whole)
    },
    /** Returns to the hospital's values after saving or discarding. */
    settle: () => {
      kept.settle()
      setTyped(undefined)
      setAttempt(0)
    },
    discard: useEventCallback(() => {
      kept.discard()
      setAttempt(0)
    }),
  }
}

/** Returns the errors that prevent saving; an unfinished address counts as part of the list. */
function reasonsOf(
  form: HospitalForm,
  country: string,
): Partial<Record<SettingsField, SettingsRefusal>> {
  const { emails, refusal } = parseEmails(form.typedEmail, form.reportEmails)
  const reasons = refuseHospitalSettings(
    settingsOfForm({ ...form, reportEmails: emails }, country),
    country,
  )
  return refusal ? { ...reasons, reportEmails: refusal } : reasons
}
