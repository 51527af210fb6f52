import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { paths } from '@systole/contract/pages'
import { isEditable } from '@systole/domain/cases/case-status'
import type { ServiceId } from '@systole/domain/services/service-id'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { continueAddress } from '../features/cases/drafts/unfinished-cases.tsx'
import { ReconsultSlot } from '../features/cases/reconsult/reconsult-slot.tsx'
import type { Reconsultable } from '../features/cases/reconsult/reconsultable.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { type PetSearch, recentPetsQuery } from '../features/pets/pets.queries.ts'
import { type ChosenPet, petFound, petOfRecord } from '../features/pets/registered/chosen-pet.ts'
import { ChosenPetCard } from '../features/pets/registered/chosen-pet-card.tsx'
import { RecentPets } from '../features/pets/registered/recent-pets.tsx'
import { RegisteredPetPanel } from '../features/pets/registered/registered-pet-panel.tsx'
import { ServiceChoice } from '../features/pets/registered/service-choice.tsx'
import { usePetSearch } from '../features/pets/registered/use-pet-search.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { todayHere } from '../ui/format/today.ts'
import { useEventCallback } from '../ui/hooks/use-event-callback.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { TabBar } from '../ui/layout/tab-bar.tsx'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload } from '../ui/lazy/lazy-with-preload.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const NewPetPanel = lazyWithPreload(
  async () => (await import('../features/pets/new-pet/new-pet-panel.tsx')).NewPetPanel,
)
const RecordListDialog = lazyDialog(
  async () => (await import('../features/pets/records/record-list-dialog.tsx')).RecordListDialog,
)

/** NEW-1: lets the vet choose a registered pet or register one; either opens a case (NEW-10). */
export function NewTestScreen() {
  const { t } = useTranslation('pets')
  useDocumentTitle(t('title'))
  const tab = useTab()
  const { uid } = useSession()
  const { service, inAddress } = useChosenService()
  const go = useNavigateTo()
  const searching = usePetSearch(uid)
  const [typed, setTyped] = useState<PetSearch>()
  const [pet, setPet] = useState<ChosenPet>()
  const openTab = (next: 'registered' | 'new') =>
    go(paths.newTest({ tab: next, ...inAddress }), { replace: true })
  const opened = (caseId: string) => {
    searching.clear()
    go(paths.testDetail({ caseId }))
  }
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Services chosen={service} tab={tab} />
      <div style={{ marginBottom: 20 }}>
        <TabBar
          label={t('tabs')}
          value={tab}
          onChange={openTab}
          tabs={[
            {
              value: 'registered',
              id: 'new-test-tab-0',
              panelId: 'new-test-panel-0',
              label: t('registeredPet'),
            },
            { value: 'new', id: 'new-test-tab-1', panelId: 'new-test-panel-1', label: t('newPet') },
          ]}
        />
      </div>
      <div
        role="tabpanel"
        id="new-test-panel-0"
        aria-labelledby="new-test-tab-0"
        hidden={tab !== 'registered'}
      >
        <Registered
          service={service}
          searching={searching}
          pet={pet}
          onPet={setPet}
          onOpened={opened}
          onRegister={(wanted) => {
            setTyped({ ...wanted })
            openTab('new')
          }}
        />
      </div>
      <div
        role="tabpanel"
        id="new-test-panel-1"
        aria-labelledby="new-test-tab-1"
        hidden={tab !== 'new'}
      >
        <LazyMount wanted={tab === 'new'}>
          <NewPetPanel
            uid={uid}
            service={service}
            typed={typed}
            onOpened={opened}
            onSearch={(wanted) => {
              searching.setSearch(wanted)
              openTab('registered')
            }}
            onUse={(found) => {
              setPet(petFound(found, todayHere(new Date())))
              openTab('registered')
            }}
          />
        </LazyMount>
      </div>
    </Page>
  )
}

/** Returns the service of the address if it is offered, else an eConsult. */
function useChosenService() {
  const { services } = useSession()
  const asked = useSearchParams('newTest').service
  const service = services.find(({ serviceId }) => serviceId === asked)?.serviceId ?? 'econsult'
  return { service, inAddress: service === 'econsult' ? {} : { service } }
}

function Services({ chosen, tab }: { chosen: ServiceId; tab: 'registered' | 'new' }) {
  const { services } = useSession()
  const go = useNavigateTo()
  if (services.length < 2) return null
  return (
    <ServiceChoice
      services={services}
      value={chosen}
      onChange={(service) => go(paths.newTest({ tab, service }), { replace: true })}
    />
  )
}

/** Returns the tab of the address, else the new-pet tab for a clinic without pets. */
function useTab(): 'registered' | 'new' {
  const { tab } = useSearchParams('newTest')
  const { data: pets } = useQuery(recentPetsQuery)
  return tab ?? (pets?.length === 0 ? 'new' : 'registered')
}

/** Finds a pet by search, among those seen recently or in the record list; an unfinished case of the pet is offered first. */
function Registered(props: {
  service: ServiceId
  searching: ReturnType<typeof usePetSearch>
  pet: ChosenPet | undefined
  onPet: (pet: ChosenPet | undefined) => void
  onOpened: (caseId: string) => void
  onRegister: (typed: PetSearch) => void
}) {
  const { service, searching, pet, onPet, onOpened, onRegister } = props
  const { uid, email } = useSession()
  const { waitingForMe } = useVetCases()
  const [listOpen, setListOpen] = useState(false)
  const [reconsult, setReconsult] = useState<Reconsultable>()
  const choose = useEventCallback((entry: PetListEntry) => onPet(petOfRecord(entry)))
  const unfinished = waitingForMe.find(
    ({ pet: each, status }) => each.petId === pet?.petId && isEditable(status),
  )
  return (
    <>
      <RegisteredPetPanel
        userEmail={email}
        search={searching.search}
        onSearch={searching.setSearch}
        notice={
          searching.draft && (
            <DraftNotice
              draft={searching.draft}
              readMine={() => searching.search}
              fields={searching.fields}
              readSaved={async () => ({ identifier: '', name: '' })}
              onDiscard={searching.clear}
            />
          )
        }
        onFound={onPet}
        onRecordList={() => setListOpen(true)}
        onRegister={onRegister}
      />
      {!pet && <RecentPets onChoose={choose} />}
      {pet && (
        <ChosenPetCard
          key={pet.petId}
          pet={pet}
          uid={uid}
          service={service}
          onOpened={onOpened}
          {...(unfinished && {
            unfinished: {
              href: continueAddress(unfinished),
              since: unfinished.date,
            },
          })}
        />
      )}
      {listOpen && (
        <LazyMount wanted>
          <RecordListDialog
            onClose={() => setListOpen(false)}
            onChoose={(entry) => {
              setListOpen(false)
              onPet(petOfRecord(entry))
            }}
            onReconsult={(entry) => {
              setListOpen(false)
              setReconsult({
                caseId: entry.caseId,
                petName: entry.petName,
                closed: entry.lastVisit ?? null,
              })
            }}
          />
        </LazyMount>
      )}
      <ReconsultSlot of={reconsult} uid={uid} onClose={() => setReconsult(undefined)} />
    </>
  )
}
