import { styled } from '@mui/material/styles'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { emptyNewPet, type NewPetForm } from '@systole/domain/pets/new-pet'
import type { ServiceId } from '@systole/domain/services/service-id'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { DraftNotice } from '../../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../../drafts/use-form-draft.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { NoticeSpace } from '../../../ui/feedback/notice-space.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { SaveMark } from '../../../ui/form/save-mark.tsx'
import { useEventCallback } from '../../../ui/hooks/use-event-callback.ts'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'
import { PetFields } from '../fields/pet-fields.tsx'
import { petFieldId } from '../fields/use-pet-form.ts'
import { matchesIn, type PetSearch } from '../pets.queries.ts'
import { openCase, registerPet } from './register-pet.ts'
import { useNewPetCompare } from './use-new-pet-compare.ts'
import { useNewPetForm } from './use-new-pet-form.ts'

const DUPLICATE_NAME = -126

const DuplicateNameDialog = lazyDialog(
  async () => (await import('./duplicate-name-dialog.tsx')).DuplicateNameDialog,
)

/** The actions stay visible on a phone (experience S4). */
const Actions = styled('div')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 20px',
    marginTop: 20,
    [theme.breakpoints.down('md')]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      margin: '20px -16px -96px',
      padding: '10px 16px',
      backgroundColor: surface.paper,
      borderTop: `1px solid ${edge.line}`,
      '& > *': { width: '100%' },
    },
  }
})

type PanelProps = {
  uid: string
  service: ServiceId
  /** The terms of an unsuccessful search, as initial values. */
  typed?: PetSearch | undefined
  onOpened: (caseId: string) => void
  onSearch: (pet: PetSearch) => void
  onUse: (pet: RegisteredPet) => void
}

/** Registers a pet, opens its case and clears the form; a name in use creates nothing (NEW-9, NEW-10). */
export function NewPetPanel(props: PanelProps) {
  const draft = useFormDraft({ uid: props.uid, place: 'new-pet', empty: emptyNewPet })
  return draft ? <OpenPanel {...props} draft={draft} /> : <BlockSkeleton lines={10} />
}

const readEmpty = async () => emptyNewPet()

function OpenPanel(props: PanelProps & { draft: FormDraft<NewPetForm> }) {
  const { uid, service, draft, typed, onOpened, onSearch, onUse } = props
  const { t } = useTranslation('pets')
  const fields = useNewPetCompare()
  const { form, saveState, clear } = useNewPetForm(draft)
  useTyped(form.set, typed)
  const create = useCreateCase({
    uid,
    service,
    onOpened: (caseId) => {
      clear()
      onOpened(caseId)
    },
    onRefused: form.refuse,
  })
  const submit = () => {
    if (form.check()) create.start(form.values)
  }
  const isDuplicate = create.error instanceof RefusedError && create.error.code === DUPLICATE_NAME
  const { identifier, name } = form.values
  const readMine = useEventCallback(() => form.values)
  return (
    <>
      <NoticeSpace>
        <DraftNotice
          draft={draft}
          readMine={readMine}
          fields={fields}
          readSaved={readEmpty}
          onDiscard={clear}
        />
      </NoticeSpace>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <PetFields work={form} />
        {create.error && !isDuplicate && (
          <div style={{ marginTop: 16 }}>
            <FailureNotice error={create.error} lead={t('form.failed')} onRetry={submit} />
          </div>
        )}
        <Actions>
          {saveState.kind !== 'untouched' && <SaveMark state={saveState} />}
          <Button type="submit" variant="contained" size="large" aria-disabled={create.isBusy}>
            {create.isBusy ? t('form.busy') : t('form.submit')}
          </Button>
        </Actions>
      </form>
      <LazyMount wanted={isDuplicate}>
        <DuplicateNameDialog
          open={isDuplicate}
          petName={name}
          matches={create.error instanceof RefusedError ? matchesIn(create.error.data) : []}
          onClose={create.reset}
          onShut={() => document.getElementById(petFieldId('name'))?.focus()}
          onSearch={() => {
            create.reset()
            onSearch({ identifier, name })
          }}
          onUse={(pet) => {
            create.reset()
            onUse(pet)
          }}
        />
      </LazyMount>
    </>
  )
}

/** Copies the terms of an unsuccessful search into the form. */
function useTyped(set: (change: PetSearch) => void, typed: PetSearch | undefined): void {
  const taken = useRef<PetSearch>(undefined)
  useEffect(() => {
    if (!typed || typed === taken.current) return
    taken.current = typed
    set({ identifier: typed.identifier.trim(), name: typed.name.trim() })
  }, [typed, set])
}

/** Creates the case; a pet registered before a failure is not registered again on the next attempt. */
function useCreateCase(of: {
  uid: string
  service: ServiceId
  onOpened: (caseId: string) => void
  onRefused: (error: Error) => void
}) {
  const { uid, service } = of
  const registered = useRef<{ form: string; petId: string }>(undefined)
  return useAction({
    run: async (values: NewPetForm) => {
      const form = JSON.stringify(values)
      if (registered.current?.form !== form) {
        registered.current = { form, petId: await registerPet(values, uid) }
      }
      return openCase(registered.current.petId, { uid, service })
    },
    onDone: (caseId) => {
      registered.current = undefined
      of.onOpened(caseId)
    },
    onFailed: of.onRefused,
  })
}
