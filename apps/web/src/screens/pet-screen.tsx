import Typography from '@mui/material/Typography'
import type { RegisteredPet } from '@systole/contract/hospitals/pets'
import { paths } from '@systole/contract/pages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { RefusedError } from '../api/query.ts'
import { useAction } from '../api/use-action.ts'
import { FailureNotice } from '../errors/failure-notice.tsx'
import { petCasesQuery } from '../features/cases/cases.queries.ts'
import { PetCases } from '../features/cases/lists/pet-cases.tsx'
import { useReadReports } from '../features/cases/lists/read-reports.ts'
import { ReconsultSlot } from '../features/cases/reconsult/reconsult-slot.tsx'
import { type Reconsultable, reconsultable } from '../features/cases/reconsult/reconsultable.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { openCase } from '../features/pets/new-pet/register-pet.ts'
import { PetFacts } from '../features/pets/pet-facts.tsx'
import { petQuery } from '../features/pets/pets.queries.ts'
import { useQuestionWords } from '../features/questions/use-question-words.ts'
import { useSearchParams } from '../search-params.ts'
import { hasCreditPlan } from '../session/home-of.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { usePetWords } from '../ui/display/use-pet-words.ts'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { useToast } from '../ui/feedback/use-toast.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { lazyWithPreload } from '../ui/lazy/lazy-with-preload.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const PET_NOT_FOUND = -111

const PetEditor = lazyWithPreload(
  async () => (await import('../features/pets/pet-editor.tsx')).PetEditor,
  {
    Waiting: EditorComing,
  },
)

function EditorComing() {
  return <RowSkeletons rows={5} />
}

/** Shows one pet of the hospital: its record and its cases. */
export function PetScreen() {
  const { t } = useTranslation('pets')
  const { petId } = useSearchParams('pet')
  const pet = useQuery({ ...petQuery(petId), enabled: petId !== '' })
  const isAbsent =
    petId === '' || (pet.error instanceof RefusedError && pet.error.code === PET_NOT_FOUND)
  return (
    <Page>
      {pet.data && <PetRecord key={petId} pet={pet.data} />}
      {!pet.data && <Untitled isAbsent={isAbsent} />}
      {pet.isPending && !isAbsent && <RowSkeletons rows={4} />}
      {pet.isError && !isAbsent && (
        <FailureNotice
          error={pet.error}
          lead={t('record.failed')}
          onRetry={() => void pet.refetch()}
        />
      )}
    </Page>
  )
}

/** Renders the page without a pet; a missing pet and another hospital's pet show the same text (ROLE-2). */
function Untitled({ isAbsent }: { isAbsent: boolean }) {
  const { t } = useTranslation('pets')
  useDocumentTitle(t('record.title'))
  if (!isAbsent) return <PageHeader title={t('record.title')} />
  return (
    <>
      <PageHeader title={t('record.title')} lead={t('record.notFound')} />
      <ButtonLink variant="outlined" href={paths.newTest()}>
        {t('record.toNewTest')}
      </ButtonLink>
    </>
  )
}

function PetRecord({ pet }: { pet: RegisteredPet }) {
  const { t } = useTranslation('pets')
  useDocumentTitle(t('search.page', { pet: pet.name }))
  const words = usePetWords()
  const toast = useToast()
  const edit = useRef<HTMLButtonElement>(null)
  const [isEditing, setEditing] = useState(false)
  const session = useSession()
  const mayChange = hasCreditPlan(session)
  const facts = [words.species(pet.species, pet.otherSpecies), words.breed(pet.breedId, pet.breed)]
  return (
    <>
      <PageHeader
        title={pet.name}
        lead={facts.join(' · ')}
        action={
          mayChange &&
          !isEditing && (
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Button ref={edit} variant="outlined" onClick={() => setEditing(true)}>
                {t('record.edit')}
              </Button>
              <NewCaseButton pet={pet} />
            </div>
          )
        }
      />
      {isEditing ? (
        <PetEditor
          uid={session.uid}
          pet={pet}
          onDone={(saved) => {
            setEditing(false)
            if (saved) toast.show(t('record.saved'), 'success')
            requestAnimationFrame(() => edit.current?.focus())
          }}
        />
      ) : (
        <PetFacts pet={pet} />
      )}
      <Cases pet={pet} />
    </>
  )
}

function NewCaseButton({ pet }: { pet: RegisteredPet }) {
  const { t } = useTranslation('pets')
  const { uid, services } = useSession()
  const service = services[0]?.serviceId ?? 'econsult'
  const go = useNavigateTo()
  const toast = useToast()
  const opening = useAction({
    run: () => openCase(pet.petId, { uid, service }),
    onDone: (caseId) => go(paths.testDetail({ caseId })),
    onFailed: (error) => toast.show(describeError(error), 'warning'),
  })
  return (
    <Button variant="contained" aria-disabled={opening.isBusy} onClick={() => opening.start()}>
      {opening.isBusy ? t('search.opening') : t('record.newCase', { pet: pet.name })}
    </Button>
  )
}

function Cases({ pet }: { pet: RegisteredPet }) {
  const { t } = useTranslation('pets')
  const { uid } = useSession()
  const { now } = useVetCases() // keeps the menu's counts current
  const questions = useQuestionWords()
  const { markRead } = useReadReports()
  const [reconsult, setReconsult] = useState<Reconsultable>()
  const query = useInfiniteQuery(petCasesQuery(pet.petId))
  const cases = query.data?.pages.flatMap(({ sessions }) => sessions) ?? []
  return (
    <section aria-labelledby="pet-cases" style={{ marginTop: 32 }}>
      <Typography variant="h3" component="h2" id="pet-cases" sx={{ mb: 3 }}>
        {t('record.cases')}
      </Typography>
      {query.isPending && <RowSkeletons rows={2} height={120} />}
      {query.isError && <FailureNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && cases.length === 0 && <p>{t('record.noCases')}</p>}
      <PetCases
        cases={cases}
        now={now}
        askedOf={({ question_session: asked }) => (asked ? questions.asked(asked) : [])}
        onRead={markRead}
        onReconsult={(report) => setReconsult(reconsultable(report))}
      />
      {query.hasNextPage && (
        <Button
          variant="outlined"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('record.more')}
        </Button>
      )}
      <ReconsultSlot of={reconsult} uid={uid} onClose={() => setReconsult(undefined)} />
    </section>
  )
}
