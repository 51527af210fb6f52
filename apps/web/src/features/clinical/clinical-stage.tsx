import type { WireCase } from '@systole/contract/wire-case'
import { invalidClinicalFields } from '@systole/domain/clinical/invalid-clinical-fields'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import type { StageFrame } from '../../ui/stage-frame.ts'
import type { EarlierFindings } from './clinical-form.tsx'
import { ClinicalStageBody } from './clinical-stage-body.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { isVersionConflict, readNow, saveClinicalInput } from './save-clinical-input.ts'
import { useClinicalForm } from './use-clinical-form.ts'

/** Stage 1: Next validates, saves and moves on; nothing is sent while a field fails (CASE-4, CLIN-5). */
export function ClinicalStage(props: {
  consult: WireCase
  uid: string
  earlier?: EarlierFindings
  frame: StageFrame
  onBack: () => void
  onSaved: (consult: WireCase) => void
  /** The case was read again: show it, and stay here. */
  onReloaded: (consult: WireCase) => void
}) {
  const { consult, uid, earlier, frame, onBack } = props
  const { t } = useTranslation('clinical')
  const work = useClinicalForm(consult, uid)
  const { form, dispatch } = work
  const { saving, reading, next } = useSaving({ ...props, work })
  const invalid = invalidClinicalFields(form.input)
  const saveState = saving.isPending ? ({ kind: 'saving' } as const) : work.saveState

  return (
    <>
      {frame({
        ...(saveState.kind !== 'untouched' && { saved: <SaveMark state={saveState} /> }),
        content: (
          <ClinicalStageBody
            form={form}
            dispatch={dispatch}
            onSubmit={next}
            onDiscard={work.discard}
            {...(work.restoredFrom && { restoredFrom: work.restoredFrom })}
            {...(earlier && { earlier })}
          />
        ),
        bar: (
          <BottomBar
            onBack={onBack}
            onNext={next}
            busy={saving.isPending}
            note={
              saving.isError && !isVersionConflict(saving.error) ? (
                <Notice tone="danger" announce onRetry={next}>
                  {describeError(saving.error)}
                </Notice>
              ) : (
                invalid.length > 0 && t('missing')
              )
            }
          />
        ),
      })}
      <ConflictDialog
        open={isVersionConflict(saving.error)}
        problem={reading.isError ? describeError(reading.error) : ''}
        onReload={() => reading.mutate()}
        onKeepMine={() => saving.mutate({ over: 'theirs' })}
        onClose={() => saving.reset()}
      />
    </>
  )
}

function useSaving(props: {
  consult: WireCase
  onSaved: (consult: WireCase) => void
  onReloaded: (consult: WireCase) => void
  work: ReturnType<typeof useClinicalForm>
}) {
  const { consult, work, onSaved, onReloaded } = props
  const { input } = work.form
  const saving = useMutation({
    mutationFn: async ({ over }: { over: 'mine' | 'theirs' }) =>
      saveClinicalInput(over === 'theirs' ? await readNow(consult.usid) : consult, input),
    onSuccess: (saved) => {
      work.settle(saved.clinical_input ?? input)
      onSaved(saved)
    },
  })
  const reading = useMutation({
    mutationFn: () => readNow(consult.usid),
    onSuccess: (now) => {
      saving.reset()
      work.settle(now.clinical_input ?? input)
      onReloaded(now)
    },
  })
  return {
    saving,
    reading,
    next: () => {
      if (saving.isPending) return
      work.dispatch({ edit: 'validate' })
      if (invalidClinicalFields(input).length === 0) saving.mutate({ over: 'mine' })
    },
  }
}
