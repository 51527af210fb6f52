import type { Case } from '@systole/contract/cases/wire-case'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useEventCallback } from '../../ui/hooks/use-event-callback.ts'
import { FormStage } from '../../ui/layout/form-stage.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { ConditionsFields, conditionFieldId } from './conditions-fields.tsx'
import { type ConditionsForm, emptyConditions } from './conditions-form.ts'
import { useConditionsFields } from './use-conditions-fields.ts'
import { useConditionsForm } from './use-conditions-form.ts'

type StageProps = {
  consult: Case
  uid: string
  frame: StageFrame
  onBack: () => void
  onSaved: (consult: Case) => void
}

/** Renders the second stage of an ECG case: how the recording was made. Next saves it and moves on. */
export function ConditionsStage(props: StageProps) {
  const { consult, uid, frame } = props
  const place = `recording/${consult.caseId}` as const
  const draft = useFormDraft({ uid, place, empty: emptyConditions })
  if (!draft) return frame({ content: <BlockSkeleton lines={8} />, bar: null })
  return <OpenStage {...props} draft={draft} />
}

function OpenStage(props: StageProps & { draft: FormDraft<ConditionsForm> }) {
  const { consult, draft, frame, onBack, onSaved } = props
  const { t } = useTranslation('ecg')
  const fields = useConditionsFields()
  const work = useConditionsForm(consult, draft)
  const saving = useAction({
    run: async (recording: RecordingConditions) => {
      const params = { extraInfo: { recording } }
      const { caseId } = consult
      return (await orThrow(client.cases.updateSession({ caseId, params }))).session
    },
    onDone: (session) => {
      work.settle()
      onSaved(session)
    },
  })
  const next = useEventCallback(() => {
    const conditions = work.validate()
    if (conditions && !saving.isBusy) saving.start(conditions)
  })
  return (
    <FormStage
      frame={frame}
      saving={saving}
      saveState={work.saveState}
      note={work.missing[0] && t(`recording.missing.${work.missing[0]}`)}
      onBack={onBack}
      onNext={next}
      onSave={() => draft.autosaver.flush()}
    >
      <PageHeader level="h2" title={t('recording.title')} lead={t('recording.hint')} />
      <DraftNotice
        draft={draft}
        readMine={() => work.form}
        fields={fields}
        readSaved={work.readSaved}
        onDiscard={work.discard}
      />
      <ErrorSummary
        attempt={work.attempt}
        problems={work.refused.map((name) => ({
          fieldId: conditionFieldId(name),
          text: t(`recording.missing.${name}`),
        }))}
      />
      <ConditionsFields form={work.form} refused={work.refused} onChange={work.set} />
    </FormStage>
  )
}
