import { styled } from '@mui/material/styles'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { sameDraft } from '@systole/domain/drafts/same-draft'
import { emptyNewPet, type NewPetForm } from '@systole/domain/pets/new-pet'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { useAction } from '../../api/use-action.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { NoticeSpace } from '../../ui/feedback/notice-space.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { SaveMark } from '../../ui/form/save-mark.tsx'
import { todayHere } from '../../ui/format/today.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { PetFields } from './fields/pet-fields.tsx'
import { petFieldId, usePetForm } from './fields/use-pet-form.ts'
import { correctionOf, formOfWire } from './fields/wire-pet-fields.ts'
import { useNewPetCompare } from './new-pet/use-new-pet-compare.ts'
import { matchesIn, petQuery } from './pets.queries.ts'

const DUPLICATE_NAME = -126

const NameTakenDialog = lazyDialog(
  async () => (await import('./new-pet/name-taken-dialog.tsx')).NameTakenDialog,
)

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 12,
  marginTop: 20,
  '& p': { flex: 1, minWidth: 200, margin: 0 },
})

type Props = { uid: string; pet: RegisteredPet; onDone: (saved: boolean) => void }

/** Corrects the record with the registration form; refusals appear at their fields and typed values are kept. */
export function PetEditor(props: Props) {
  const { uid, pet } = props
  const draft = useFormDraft({ uid, place: `pet/${pet.petId}`, empty: emptyNewPet })
  return draft ? <OpenEditor {...props} draft={draft} /> : <BlockSkeleton lines={10} />
}

function OpenEditor(props: Props & { draft: FormDraft<NewPetForm> }) {
  const { pet, draft, onDone } = props
  const { t } = useTranslation('pets')
  const fields = useNewPetCompare()
  const [before] = useState(() => formOfWire(pet, todayHere(new Date())))
  const form = usePetForm(draft.start ?? before)
  const kept = useKeptForm(draft, {
    value: form.values,
    touched: !sameDraft(form.values, before),
    saved: before,
    readSaved: async () => before,
    show: form.reset,
  })
  useEffect(() => document.getElementById(petFieldId('identifier'))?.focus(), [])
  const saving = useAction({
    run: () => savePet(pet.petId, correctionOf(before, form.values)),
    onDone: () => {
      kept.settle()
      onDone(true)
    },
    onFailed: form.refuse,
  })
  const save = () => {
    if (form.check()) saving.start()
  }
  const isTaken = saving.error instanceof RefusedError && saving.error.code === DUPLICATE_NAME
  return (
    <>
      <NoticeSpace>
        <DraftNotice
          draft={draft}
          readMine={() => form.values}
          fields={fields}
          readSaved={async () => before}
          onDiscard={kept.discard}
        />
      </NoticeSpace>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <form
        noValidate
        autoComplete="off"
        aria-label={t('record.editTitle', { pet: pet.name })}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save()
        }}
      >
        <PetFields work={form} />
        {saving.error && !isTaken && (
          <div style={{ marginTop: 16 }}>
            <FailureNotice error={saving.error} lead={t('record.saveFailed')} onRetry={save} />
          </div>
        )}
        <Actions>
          <p>{t('record.unchangedCases')}</p>
          {kept.saveState.kind !== 'untouched' && <SaveMark state={kept.saveState} />}
          <Button
            variant="outlined"
            onClick={() => {
              kept.discard()
              onDone(false)
            }}
          >
            {t('record.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={saving.isBusy}>
            {saving.isBusy ? t('record.saving') : t('record.save')}
          </Button>
        </Actions>
      </form>
      <LazyMount wanted={isTaken}>
        <NameTakenDialog
          open={isTaken}
          petName={form.values.name}
          matches={saving.error instanceof RefusedError ? matchesIn(saving.error.data) : []}
          onClose={saving.reset}
          onShut={() => document.getElementById(petFieldId('name'))?.focus()}
        />
      </LazyMount>
    </>
  )
}

async function savePet(petId: string, params: ReturnType<typeof correctionOf>): Promise<void> {
  const { pet } = await orThrow(client.pets.updateUserPet({ petId, params }))
  queryClient.setQueryData(petQuery(petId).queryKey, pet)
  for (const queryKey of [['records'], ['cases'], ['case']]) {
    void queryClient.invalidateQueries({ queryKey })
  }
}
