import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { isEditable } from '@systole/domain/cases/case-status'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { ClipboardList } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { DraftSelectionBar } from '../features/cases/drafts/draft-selection-bar.tsx'
import { useDraftSelection } from '../features/cases/drafts/use-draft-selection.ts'
import { FilterBar } from '../features/cases/lists/filter-bar.tsx'
import { OngoingTable } from '../features/cases/lists/ongoing-table.tsx'
import { useListFilter } from '../features/cases/lists/use-list-filter.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { PaymentReturnSlot } from '../features/payments/payment-return-slot.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { useEventCallback } from '../ui/hooks/use-event-callback.ts'
import { Card } from '../ui/layout/card.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'
import { NewTestButton, NewTestRefusal } from './new-test-button.tsx'
import { useDraftDeletion } from './use-draft-deletion.tsx'

/** The action spans the full width below the lead on a phone. */
const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { marginTop: 16, '& > *': { width: '100%' } },
}))

const CHIPS = ['all', 'needsMe', 'withCardiologist', 'ecg'] as const
type Which = (typeof CHIPS)[number]
const KEEPS: Record<Which, (consult: Case) => boolean> = {
  all: () => true,
  needsMe: ({ status }) => isEditable(status),
  withCardiologist: ({ status }) => !isEditable(status),
  /** SPEC E34. */
  ecg: ({ serviceId }) => isEcgService(serviceId),
}

/** ONGO-1: lists every case that is not closed, those that need the vet first. */
export function OngoingScreen() {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('ongoingTitle'))
  const { unfinished, now } = useVetCases()
  return (
    <Page>
      <PaymentReturnSlot />
      <NewTestRefusal />
      <PageHeader
        title={t('ongoingTitle')}
        lead={t('ongoing.lead')}
        action={
          <Action>
            <NewTestButton />
          </Action>
        }
      />
      {unfinished.isPending && <RowSkeletons rows={5} />}
      <QueryFailure query={unfinished} />
      {unfinished.data && (
        <OngoingCases cases={unfinished.data} now={now} busy={unfinished.isRefetching} />
      )}
    </Page>
  )
}

function OngoingCases(props: { cases: readonly Case[]; now: Date; busy: boolean }) {
  const { cases, now, busy } = props
  const { t } = useTranslation(['cases', 'common'])
  const { which, setWhich, find, setFind, clear } = useListFilter(paths.ongoing, CHIPS)
  const wanted = useDeferredValue(find) // the typed key renders first, the rows after it
  const shown = useMemo(
    () => vetFirst(cases).filter((consult) => KEEPS[which](consult) && isNamed(consult, wanted)),
    [cases, which, wanted],
  )
  const chips = CHIPS.filter((id) => id !== 'ecg' || cases.some(KEEPS.ecg))
  const selection = useDraftSelection(shown)
  const deletion = useDraftDeletion()
  const removeOne = useEventCallback((consult: Case) => void deletion.remove([consult]))
  if (cases.length === 0) {
    return (
      <Card as="div">
        <EmptyState icon={ClipboardList} action={<NewTestButton />}>
          {t('ongoing.empty')} {t('ongoing.emptyHint')}
        </EmptyState>
        {deletion.dialog}
      </Card>
    )
  }
  return (
    <>
      <FilterBar
        label={t('ongoing.shown')}
        chips={chips.map((id) => ({ id, label: t(`ongoing.${id}`) }))}
        chosen={which}
        onChoose={setWhich}
        findLabel={t('ongoing.filter')}
        find={find}
        onFind={setFind}
        action={
          !selection.isOn &&
          selection.drafts.length > 1 && (
            <Button variant="outlined" onClick={selection.begin}>
              {t('deletion.select')}
            </Button>
          )
        }
      />
      {selection.isOn && (
        <DraftSelectionBar selection={selection} busy={deletion.busy} onDelete={deletion.remove} />
      )}
      <VisuallyHidden role="status">{t('ongoing.count', { count: shown.length })}</VisuallyHidden>
      {shown.length > 0 ? (
        <OngoingTable
          cases={selection.isOn ? selection.drafts : shown}
          now={now}
          busy={busy}
          isDeleting={deletion.busy}
          onDelete={removeOne}
          {...(selection.isOn && { selection })}
        />
      ) : (
        <Card as="div">
          <EmptyState
            icon={ClipboardList}
            action={
              <Button variant="outlined" onClick={clear}>
                {t('common:clearFilters')}
              </Button>
            }
          >
            {t('common:nothingMatches')}
          </EmptyState>
        </Card>
      )}
      {deletion.dialog}
    </>
  )
}

/** Sorts cases that need the vet first; each group keeps the server's order, newest first. */
function vetFirst(cases: readonly Case[]): Case[] {
  return [...cases].sort((a, b) => Number(isEditable(b.status)) - Number(isEditable(a.status)))
}

function isNamed({ pet }: Case, find: string): boolean {
  return `${pet.idx} ${pet.name}`.toLowerCase().includes(find.trim().toLowerCase())
}
