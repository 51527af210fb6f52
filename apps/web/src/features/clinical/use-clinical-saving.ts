import type { Case } from '@systole/contract/cases/wire-case'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { invalidClinicalFields } from '@systole/domain/clinical/invalid-clinical-fields'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { mixed } from '../../drafts/draft-fields.ts'
import { mergeThreeWay, type ThreeWay } from '../../drafts/three-way.ts'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { useSession } from '../../session/session-context.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { readNow, saveClinicalInput, wasSavedBy } from './save-clinical-input.ts'
import { useClinicalFields } from './use-clinical-fields.ts'
import { savedInput, type useClinicalForm } from './use-clinical-form.ts'
import type { WeightCheck } from './use-weight-check.ts'

/** The changes saved since the form's starting version, beside the ones typed here. */
export type ClinicalConflict = ThreeWay<ClinicalInput> & {
  theirs: Case
  /** True if this account saved it from another tab or device. */
  isOwn: boolean
}

/** Saves the form. A save in between is merged by field; only fields changed on both sides require a decision. */
export function useClinicalSaving(props: {
  consult: Case
  onSaved: (consult: Case) => void
  onReloaded: (consult: Case) => void
  work: ReturnType<typeof useClinicalForm>
  weight: WeightCheck
}) {
  const { consult, work, weight, onSaved, onReloaded } = props
  const { t } = useTranslation('cases')
  const toast = useToast()
  const session = useSession()
  const fields = useClinicalFields()
  const { input } = work.form
  /** The version with which the form started, whatever the page has read since. */
  const base = useRef(consult)
  const conflict = useAction({
    run: async (mine: ClinicalInput): Promise<ClinicalConflict> => {
      const theirs = await readNow(consult.caseId)
      const isOwn = await wasSavedBy(consult.caseId, session)
      const versions = { base: savedInput(base.current), mine, theirs: savedInput(theirs) }
      return { ...mergeThreeWay(fields, versions), theirs, isOwn }
    },
    onDone: ({ merged, conflicts, theirs }) => {
      if (conflicts.length > 0) return
      toast.show(t('conflict.merged'))
      saveOver(theirs, merged)
    },
  })
  const saving = useAction({
    run: (wanted: { input: ClinicalInput; over: Case }) =>
      saveClinicalInput(wanted.over, wanted.input),
    onDone: (saved, wanted) => {
      base.current = saved
      work.settle(saved.clinical_input ?? wanted.input)
      onSaved(saved)
    },
    onFailed: (error, wanted) => {
      if (isVersionConflict(error)) conflict.start(wanted.input)
    },
  })
  function saveOver(theirs: Case, merged: ClinicalInput) {
    base.current = theirs
    saving.start({ input: merged, over: theirs })
  }
  return {
    saving,
    conflict,
    isAsking: isVersionConflict(saving.error) && conflict.result?.conflicts.length !== 0,
    choose: (chosen: readonly string[]) => {
      const { result } = conflict
      if (result) saveOver(result.theirs, withTheirs(result, chosen))
    },
    /** Uses the other version where both changed and keeps the typed values elsewhere; saves nothing yet. */
    takeTheirs: () => {
      const { result } = conflict
      if (!result) return
      const chosen = result.conflicts.map(({ id }) => id)
      base.current = result.theirs
      saving.reset()
      onReloaded(result.theirs)
      work.dispatch({ edit: 'replace', input: withTheirs(result, chosen), touched: true })
    },
    retry: () => conflict.start(input),
    next: () => {
      if (saving.isBusy || conflict.isBusy) return
      work.dispatch({ edit: 'validate' })
      const isWeightOpen = weight.refuses()
      if (isWeightOpen || invalidClinicalFields(input).length > 0) return
      saving.start({ input, over: base.current })
    },
  }

  /** Uses the other version in the chosen fields of those changed on both sides. */
  function withTheirs({ merged, theirs }: ClinicalConflict, chosen: readonly string[]) {
    return mixed(fields, { mine: merged, theirs: savedInput(theirs), chosen })
  }
}
