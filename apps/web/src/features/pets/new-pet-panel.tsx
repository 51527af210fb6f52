import { styled } from '@mui/material/styles'
import { emptyNewPet, type NewPetForm } from '@systole/domain/pets/new-pet'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { type FormDraft, useFormDraft } from '../../drafts/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { BlockSkeleton } from '../../ui/skeletons.tsx'
import { DuplicateNameDialog } from './duplicate-name-dialog.tsx'
import { newPetFieldId } from './new-pet-field.tsx'
import { NewPetFields } from './new-pet-fields.tsx'
import { openCase, registerPet } from './register-pet.ts'
import { useNewPetCompare } from './use-new-pet-compare.ts'
import { FIELD_ORDER, reasonOf, useNewPetForm } from './use-new-pet-form.ts'

const DUPLICATE_NAME = -126

/** On a phone the button stays in view (experience S4). */
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
  onOpened: (usid: string) => void
  onSearch: (pet: { identifier: string; name: string }) => void
}

/** Registers a pet, opens its case and clears; a name in use creates nothing (NEW-9, NEW-10). */
export function NewPetPanel(props: PanelProps) {
  const draft = useFormDraft({ uid: props.uid, place: 'new-pet', empty: emptyNewPet })
  return draft ? <OpenPanel {...props} draft={draft} /> : <BlockSkeleton lines={10} />
}

function OpenPanel(props: PanelProps & { draft: FormDraft<NewPetForm> }) {
  const { uid, draft, onOpened, onSearch } = props
  const { t } = useTranslation('pets')
  const fields = useNewPetCompare()
  const work = useNewPetForm(draft)
  const { form } = work
  const [attempt, setAttempt] = useState(0)
  const create = useCreateCase(uid, (usid) => {
    work.clear()
    onOpened(usid)
  })
  const submit = form.handleSubmit(
    (values) => {
      if (!create.isPending) create.mutate(values)
    },
    () => setAttempt((count) => count + 1),
  )
  const problems = FIELD_ORDER.flatMap((field) => {
    const reason = reasonOf(form.formState.errors, field)
    return reason ? [{ fieldId: newPetFieldId(field), text: t(`reasons.${reason}`) }] : []
  })
  const isDuplicate = create.error instanceof RefusedError && create.error.code === DUPLICATE_NAME
  const { identifier, name } = form.getValues()
  return (
    <>
      <DraftNotice
        draft={draft}
        mine={form.getValues()}
        fields={fields}
        readSaved={async () => emptyNewPet()}
        onDiscard={work.clear}
      />
      <ErrorSummary problems={problems} attempt={attempt} />
      <form noValidate onSubmit={(event) => void submit(event)} autoComplete="off">
        <NewPetFields work={work} />
        {create.isError && !isDuplicate && (
          <div style={{ marginTop: 16 }}>
            <Notice tone="danger" announce onRetry={() => void submit()}>
              {t('form.failed')} {describeError(create.error)}
            </Notice>
          </div>
        )}
        <Actions>
          {work.saveState.kind !== 'untouched' && <SaveMark state={work.saveState} />}
          <Button type="submit" variant="contained" size="large" aria-disabled={create.isPending}>
            {create.isPending ? t('form.busy') : t('form.submit')}
          </Button>
        </Actions>
      </form>
      <DuplicateNameDialog
        open={isDuplicate}
        petName={name}
        onAnother={() => {
          create.reset()
          requestAnimationFrame(() => document.getElementById(newPetFieldId('name'))?.focus())
        }}
        onSearch={() => {
          create.reset()
          onSearch({ identifier, name })
        }}
      />
    </>
  )
}

/** A pet that was registered before its case could be opened is not registered again on the next try. */
function useCreateCase(uid: string, onOpened: (usid: string) => void) {
  const registered = useRef<{ of: string; petId: string }>(undefined)
  return useMutation({
    mutationFn: async (values: NewPetForm) => {
      const of = JSON.stringify(values)
      if (registered.current?.of !== of) {
        registered.current = { of, petId: await registerPet(values, uid) }
      }
      return openCase(registered.current.petId, uid)
    },
    onSuccess: (usid) => {
      registered.current = undefined
      onOpened(usid)
    },
  })
}
