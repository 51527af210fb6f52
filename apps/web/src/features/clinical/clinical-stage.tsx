import type { Case } from '@systole/contract/cases/wire-case'
import { type ClinicalInput, emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { invalidClinicalFields } from '@systole/domain/clinical/invalid-clinical-fields'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { FormStage } from '../../ui/layout/form-stage.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { ClinicalStageBody } from './clinical-stage-body.tsx'
import { useClinicalFields } from './use-clinical-fields.ts'
import { useClinicalForm } from './use-clinical-form.ts'
import { useClinicalSaving } from './use-clinical-saving.ts'
import type { EarlierFindings } from './use-earlier-marks.ts'
import { useWeightCheck } from './use-weight-check.ts'

const ClinicalConflictDialog = lazyDialog(
  async () => (await import('./clinical-conflict-dialog.tsx')).ClinicalConflictDialog,
)

type StageProps = {
  consult: Case
  uid: string
  earlier?: EarlierFindings
  /** True if the recorded weight is of an earlier visit. */
  asksWeight?: boolean
  frame: StageFrame
  onBack: () => void
  onSaved: (consult: Case) => void
  /** Called after the case was read again; the page stays on this stage. */
  onReloaded: (consult: Case) => void
}

/** Renders stage 1: Next validates, saves and moves on; nothing is sent while a field fails (CASE-4, CLIN-5). */
export function ClinicalStage(props: StageProps) {
  const { consult, uid, frame } = props
  const place = `clinical/${consult.caseId}` as const
  const draft = useFormDraft({ uid, place, empty: emptyClinicalInput })
  if (!draft) return frame({ content: <BlockSkeleton lines={12} />, bar: null })
  return <OpenStage {...props} draft={draft} />
}

function OpenStage(props: StageProps & { draft: FormDraft<ClinicalInput> }) {
  const { consult, draft, earlier, frame, onBack } = props
  const { t } = useTranslation('clinical')
  const fields = useClinicalFields()
  const work = useClinicalForm(consult, draft, props.onReloaded)
  const { form, dispatch } = work
  const { asksWeight = false, onReloaded } = props
  const weight = useWeightCheck({ consult, isAsked: asksWeight, onReloaded })
  const { saving, conflict, ...save } = useClinicalSaving({ ...props, work, weight })
  const next = useEventCallback(save.next)
  const readMine = useEventCallback(() => form.input)
  const keepNow = useEventCallback(() => draft.autosaver.flush())
  const invalid = invalidClinicalFields(form.input)

  return (
    <>
      <FormStage
        frame={frame}
        saving={saving}
        saveState={work.saveState}
        hidesFailure={isVersionConflict(saving.error)}
        note={(invalid.length > 0 || weight.isAsked) && t('missing')}
        onBack={onBack}
        onNext={next}
        onSave={keepNow}
      >
        <ClinicalStageBody
          species={consult.pet.pet_type}
          form={form}
          dispatch={dispatch}
          onSubmit={next}
          weight={weight}
          notice={
            <DraftNotice
              draft={draft}
              readMine={readMine}
              fields={fields}
              readSaved={work.readSaved}
              onDiscard={work.discard}
            />
          }
          {...(earlier && { earlier })}
        />
      </FormStage>
      <LazyMount wanted={save.isAsking}>
        <ClinicalConflictDialog
          open={save.isAsking}
          conflict={conflict.result}
          problem={conflict.error ? describeError(conflict.error) : ''}
          onRetry={save.retry}
          onTheirs={save.takeTheirs}
          onChosen={save.choose}
          onClose={() => saving.reset()}
        />
      </LazyMount>
    </>
  )
}
