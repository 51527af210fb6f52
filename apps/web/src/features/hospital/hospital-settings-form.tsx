import { styled } from '@mui/material/styles'
import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { SETTINGS_FIELDS } from '@systole/domain/hospitals/hospital-settings'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { readHospital } from './hospital.queries.ts'
import { HospitalFields, hospitalFieldId, useReasonWords } from './hospital-fields.tsx'
import { emptyHospitalForm, formOf, type HospitalForm } from './hospital-form.ts'
import { SettingsLeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import { useFieldLabels, useHospitalFields } from './use-hospital-fields.ts'
import { useHospitalForm } from './use-hospital-form.ts'
import { useSavingHospital } from './use-saving-hospital.ts'

const Form = styled('form')({ display: 'grid', gap: 20 })

/** Renders the settings that are edited and saved together. */
export function HospitalSettingsForm({ hospital, uid }: { hospital: WireHospital; uid: string }) {
  const draft = useFormDraft({ uid, place: 'hospital', empty: emptyHospitalForm })
  if (!draft) return <BlockSkeleton lines={12} />
  return <OpenForm hospital={hospital} draft={draft} />
}

const readSavedForm = async () => formOf(await readHospital())

function OpenForm(props: { hospital: WireHospital; draft: FormDraft<HospitalForm> }) {
  const { hospital, draft } = props
  const work = useHospitalForm(hospital, draft)
  const save = useSavingHospital(work)
  const fields = useHospitalFields()
  const reason = useReasonWords(work)
  const labels = useFieldLabels()
  const { t } = useTranslation('hospital')
  const problems = SETTINGS_FIELDS.flatMap((field) => {
    const problem = reason(field)
    if (!problem) return []
    return [
      { fieldId: hospitalFieldId(field), text: t('problem', { field: labels[field], problem }) },
    ]
  })
  const { saving } = save
  const readMine = useEventCallback(() => work.form)
  const changes = useDeferredValue(work.changes) // the typed key renders first, the bar after it
  return (
    <Form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        save.submit()
      }}
    >
      <DraftNotice
        draft={draft}
        readMine={readMine}
        fields={fields}
        readSaved={readSavedForm}
        onDiscard={work.discard}
      />
      <ErrorSummary problems={problems} attempt={work.attempt} />
      <HospitalFields work={work} />
      {saving.error && !isVersionConflict(saving.error) && (
        <FailureNotice error={saving.error} onRetry={save.submit} />
      )}
      <SaveBar
        changes={changes}
        saveState={work.saveState}
        busy={saving.isBusy}
        onDiscard={work.discard}
      />
      <LazyMount wanted={isVersionConflict(saving.error)}>
        <SettingsConflict work={work} save={save} />
      </LazyMount>
      <SettingsLeaveGuard dirty={changes > 0} />
    </Form>
  )
}
