import { styled } from '@mui/material/styles'
import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { wirePetName } from '@systole/domain/pets/pet'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { todayHere } from '../../../ui/format/today.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { Card, CardBody } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../../ui/navigation/text-link.tsx'
import { PetCard } from '../pet-card.tsx'
import { PetChips } from '../pet-chips.tsx'
import { findRegisteredPets, type PetSearch, suggestedPetsQuery } from '../pets.queries.ts'
import { type ChosenPet, petFound, petOfRecord } from './chosen-pet.ts'

const NAME_ID = 'search-name'

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Reserves the height of the notice, which appears late and must not move what is below. */
const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '12px 24px',
  minHeight: 60,
  marginTop: 12,
  '& > p': { margin: 0 },
  '& > div': { flex: '1 1 0', minWidth: 0 },
  [theme.breakpoints.down('md')]: { display: 'grid', minHeight: 0, marginTop: 16 },
}))

/** Searches by identifier and name; only the name is required (NEW-2). Results are shown and not selected. */
export function RegisteredPetPanel(props: {
  userEmail: string
  search: PetSearch
  /** The notice about the origin of the search text. */
  notice?: ReactNode
  onSearch: (search: PetSearch) => void
  onFound: (pet: ChosenPet | undefined) => void
  onRecordList: () => void
  onRegister: (typed: PetSearch) => void
}) {
  const { userEmail, search, notice, onSearch, onFound, onRecordList, onRegister } = props
  const { t } = useTranslation('pets')
  const [nameMissing, setNameMissing] = useState(false)
  const finding = useAction({
    run: async (wanted: PetSearch) => {
      const today = todayHere(new Date())
      return (await findRegisteredPets(wanted, userEmail)).map((pet) => petFound(pet, today))
    },
    onDone: (pets) => onFound(pets.length === 1 ? pets[0] : undefined),
  })
  const found = finding.result ?? []
  const suggested = useSuggestedPets(search)
  const choose = (entry: PetListEntry) => {
    finding.reset()
    onFound(petOfRecord(entry))
  }
  const find = () => {
    if (finding.isBusy) return
    const missing = search.name.trim() === ''
    setNameMissing(missing)
    if (missing) document.getElementById(NAME_ID)?.focus()
    else finding.start(search)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find()
  }
  const change = (changed: Partial<PetSearch>) => {
    if (changed.name) setNameMissing(false)
    onSearch({ ...search, ...changed })
  }
  return (
    <Card as="div">
      <CardBody>
        <SearchForm
          search={search}
          nameMissing={nameMissing}
          busy={finding.isBusy}
          onChange={change}
          onSubmit={submit}
        />
        {suggested.length > 0 && found.length === 0 && (
          <PetChips
            title={finding.isDone ? t('search.similar') : t('search.suggestions')}
            pets={suggested}
            onChoose={choose}
          />
        )}
        <Below>
          <p>
            {t('search.notSure')} <LinkButton onClick={onRecordList}>{t('recordList')}</LinkButton>
          </p>
          {notice && <div>{notice}</div>}
        </Below>
        <div style={{ marginTop: 16 }}>
          {finding.isDone && found.length === 0 && (
            <NotFound
              petName={search.name.trim()}
              hasSimilar={suggested.length > 0}
              onRecordList={onRecordList}
              onRegister={() => onRegister(search)}
            />
          )}
          {found.length > 1 && (
            <Several
              pets={found}
              onChoose={(pet) => {
                finding.reset()
                onFound(pet)
              }}
            />
          )}
          {finding.error && <FailureNotice error={finding.error} onRetry={find} />}
        </div>
      </CardBody>
    </Card>
  )
}

function SearchForm(props: {
  search: PetSearch
  nameMissing: boolean
  busy: boolean
  onChange: (changed: Partial<PetSearch>) => void
  onSubmit: (event: FormEvent) => void
}) {
  const { search, nameMissing, busy, onChange, onSubmit } = props
  const { t } = useTranslation('pets')
  return (
    <Fields noValidate onSubmit={onSubmit} role="search" aria-label={t('registeredPet')}>
      <TextField
        label={t('search.identifier')}
        hint={t('search.identifierHint')}
        optional
        value={search.identifier}
        onChange={(event) => onChange({ identifier: event.target.value })}
        autoComplete="off"
        maxLength={100}
      />
      <TextField
        id={NAME_ID}
        label={t('search.name')}
        error={nameMissing ? t('search.nameMissing') : undefined}
        value={search.name}
        onChange={(event) => onChange({ name: event.target.value })}
        autoComplete="off"
        maxLength={99}
      />
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {busy ? t('search.busy') : t('search.submit')}
      </Button>
    </Fields>
  )
}

/** Returns the pets whose identifier or name contains the typed text, once typing pauses. */
function useSuggestedPets({ identifier, name }: PetSearch): readonly PetListEntry[] {
  const wanted = useDebouncedValue(`${identifier.trim()} ${name.trim()}`.trim())
  const { data = [] } = useQuery(suggestedPetsQuery(wanted))
  return wanted === '' ? [] : data
}

/**
 * NEW-3: shows the specification's message, then the possible next steps; pets with a similar name precede registering another.
 */
function NotFound(props: {
  petName: string
  hasSimilar: boolean
  onRecordList: () => void
  onRegister: () => void
}) {
  const { petName, hasSimilar, onRecordList, onRegister } = props
  const { t } = useTranslation('pets')
  return (
    <Notice tone="warn" announce>
      <b>{t('search.notFound')}</b>
      <br />
      {t('search.notFoundHint')} <LinkButton onClick={onRecordList}>{t('recordList')}</LinkButton>
      <br />
      <Button size="small" variant="outlined" onClick={onRegister} sx={{ mt: 2 }}>
        {t(hasSimilar ? 'search.registerAnyway' : 'search.registerIt', { pet: petName })}
      </Button>
    </Notice>
  )
}

/** Lists pets of the same bare name with their distinguishing facts. */
function Several(props: { pets: readonly ChosenPet[]; onChoose: (pet: ChosenPet) => void }) {
  const { pets, onChoose } = props
  const { t } = useTranslation('pets')
  return (
    <section aria-labelledby="several-pets" style={{ display: 'grid', gap: 8 }}>
      <p id="several-pets" role="status" style={{ margin: 0 }}>
        {t('search.several')}
      </p>
      {pets.map((pet) => (
        <PetCard
          key={pet.petId}
          pet={pet}
          action={
            <Button
              variant="outlined"
              onClick={() => onChoose(pet)}
              aria-label={t('search.choose', { pet: wirePetName(pet) })}
            >
              {t('search.chooseWord')}
            </Button>
          }
        />
      ))}
    </section>
  )
}
