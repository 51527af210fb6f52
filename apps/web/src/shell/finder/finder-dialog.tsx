import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import {
  caseAddress,
  type FinderResult,
  findPages,
  foundCasesQuery,
  foundPetsQuery,
} from './finder-result.ts'

const Line = styled('li')(({ theme }) => ({
  '& small': {
    marginLeft: 'auto',
    paddingLeft: 16,
    color: (theme.vars ?? theme).palette.ink.muted,
    textAlign: 'right',
  },
}))

const Group = styled('li')(({ theme }) => ({
  listStyle: 'none',
  '& > b': {
    display: 'block',
    padding: '10px 16px 4px',
    fontSize: '.875rem',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.ink.muted,
  },
  '& > ul': { margin: 0, padding: 0 },
}))

const LIST_HEIGHT = 'min(50vh, 420px)'

/** The list is below the field inside the dialog and does not float over it. */
const IN_THE_DIALOG = {
  popper: {
    modifiers: [{ name: 'flip', enabled: false }],
    sx: {
      position: 'static !important',
      transform: 'none !important',
      width: '100% !important',
      marginTop: '8px',
    },
  },
  paper: { elevation: 0 },
  listbox: { sx: { maxHeight: LIST_HEIGHT } },
}

/** The height of a full list, so that nothing moves when results arrive. */
const Room = styled('div')({ minHeight: `calc(${LIST_HEIGHT} + 60px)` })

/** Finds a case, a pet or a page by its name; opened by Ctrl K. */
export function FinderDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const go = useNavigateTo()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { lines, busy } = useFound(typed.trim())
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <AppDialog
      open={open}
      title={t('finder.title')}
      onClose={close}
      dismiss={{ backdrop: true, x: true }}
      initialFocus={field}
    >
      <Room>
        <Autocomplete<FinderResult>
          open
          autoHighlight
          openOnFocus
          disablePortal
          onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }) => {
            event.defaultMuiPrevented = event.key === 'Escape' // Escape closes the dialog, not the list
          }}
          options={lines}
          filterOptions={(all) => [...all]}
          groupBy={({ group }) => t(`finder.${group}`)}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ id }) => id}
          noOptionsText={t('finder.nothing')}
          loading={busy}
          loadingText={t('finder.searching')}
          forcePopupIcon={false}
          inputValue={typed}
          value={null}
          onInputChange={(_event, value, reason) => reason === 'input' && setTyped(value)}
          onChange={(_event, line) => {
            if (!line) return
            close()
            go(line.href)
          }}
          slotProps={IN_THE_DIALOG}
          renderGroup={({ key, group, children }) => (
            <Group key={key} role="presentation">
              <b aria-hidden>{group}</b>
              {/* biome-ignore lint/a11y/useSemanticElements: options may be in a group, not in a list */}
              <ul role="group" aria-label={group}>
                {children}
              </ul>
            </Group>
          )}
          renderOption={({ key, ...props }, line) => (
            <Line key={key} {...props}>
              {line.label}
              {line.detail && <small>{line.detail}</small>}
            </Line>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              fullWidth
              ref={slotProps.input.ref}
              placeholder={t('finder.hint')}
              inputProps={{ ...slotProps.htmlInput, 'aria-label': t('finder.title') }}
              inputRef={field}
            />
          )}
        />
      </Room>
    </AppDialog>
  )
}

function useFound(typed: string): { lines: FinderResult[]; busy: boolean } {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const words = usePetWords()
  const wanted = useDebouncedValue(typed)
  const cases = useQuery(foundCasesQuery(wanted))
  const pets = useQuery(foundPetsQuery(wanted, session.user_type))
  const pages = findPages(session, typed, (page) => t(`nav.${page}`))
  const isAsked = typed !== '' && wanted !== ''
  const petLines = (isAsked ? (pets.data ?? []) : []).map(
    (pet): FinderResult => ({
      id: pet.petId,
      group: 'pets',
      label: pet.petName,
      detail: [words.species(pet.petType, pet.otherSpecies), words.breed(pet.breedId, pet.breed)]
        .filter(Boolean)
        .join(' · '),
      href: paths.pet({ petId: pet.petId }),
    }),
  )
  const caseLines = (isAsked ? (cases.data ?? []) : []).map(
    (consult): FinderResult => ({
      id: consult.caseId,
      group: 'cases',
      label: [consult.pet.idx, consult.pet.name].filter(Boolean).join(' '),
      detail: [words.species(consult.pet.pet_type, ''), consult.id].filter(Boolean).join(' · '),
      href: caseAddress(consult, session.user_type),
    }),
  )
  const busy = typed !== wanted || cases.isFetching || pets.isFetching
  return { lines: [...pages, ...petLines, ...caseLines], busy }
}
