import { styled } from '@mui/material/styles'
import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import type { MreLanguage, MreSection } from '@systole/domain/mre/mre-phrase'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { orderMrePhrases } from './catalogue.queries.ts'
import { newestText } from './catalogue-filter.ts'
import { catalogueLanguage } from './catalogue-language.ts'
import { PhraseMarks } from './phrase-marks.tsx'
import { TextCell } from './text-cell.tsx'

const Actions = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 })

type Props = {
  section: MreSection
  beside: MreLanguage
  phrases: readonly CataloguePhrase[]
  /** All ids of the section in their order, also those that are not shown. */
  ids: readonly string[]
  /** True if some phrases are filtered out, in which case their order cannot be changed. */
  isNarrowed: boolean
  onOpen: (id: string) => void
}

/** Lists the phrases of a section in the order in which reviews offer them. */
export function CatalogueSection(props: Props) {
  const { section, phrases, ids } = props
  const { t } = useTranslation('ecgPhrases')
  const moving = useAction({
    run: (order: string[]) => orderMrePhrases(section, order),
    failed: (reason) => reason,
  })
  const move = (id: string, by: 1 | -1) => {
    const shown = phrases.map((phrase) => phrase.id)
    const neighbour = shown[shown.indexOf(id) + by]
    if (neighbour === undefined) return
    const others = ids.filter((each) => each !== id)
    moving.start(others.toSpliced(others.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, id))
  }
  const columns = useColumns({ ...props, isMoving: moving.isBusy, move })
  if (phrases.length === 0) return null
  return (
    <Card as="div">
      <DataTable
        caption={t(`sections.${section}`)}
        columns={columns}
        rows={phrases}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}

function useColumns(
  props: Props & { isMoving: boolean; move: (id: string, by: 1 | -1) => void },
): Column<CataloguePhrase>[] {
  const { beside } = props
  const { t } = useTranslation('ecgPhrases')
  return [
    {
      id: 'en',
      header: catalogueLanguage('en'),
      card: 'title',
      cell: (phrase) => <TextCell phrase={phrase} language="en" />,
    },
    {
      id: 'beside',
      header: catalogueLanguage(beside),
      width: '32%',
      cell: (phrase) => <TextCell phrase={phrase} language={beside} />,
    },
    {
      id: 'marks',
      header: t('columns.offered'),
      width: 210,
      card: 'meta',
      cell: (phrase) => <PhraseMarks phrase={phrase} />,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      width: 170,
      card: 'actions',
      cell: (phrase) => <RowActions {...props} phrase={phrase} />,
    },
  ]
}

function RowActions(
  props: Props & {
    isMoving: boolean
    move: (id: string, by: 1 | -1) => void
    phrase: CataloguePhrase
  },
) {
  const { phrase, phrases, isNarrowed, isMoving, move, onOpen } = props
  const { t } = useTranslation('ecgPhrases')
  const label = newestText(phrase, 'en')?.text ?? phrase.id
  const at = phrases.findIndex(({ id }) => id === phrase.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = BY_KEY[event.key]
    if (!event.altKey || by === undefined || isNarrowed) return
    event.preventDefault()
    move(phrase.id, by)
  }
  return (
    <Actions onKeyDown={onKeyDown}>
      <IconButton
        type="button"
        aria-label={t('up', { label })}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={isNarrowed || isMoving || at === 0}
        onClick={() => move(phrase.id, -1)}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        type="button"
        aria-label={t('down', { label })}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={isNarrowed || isMoving || at === phrases.length - 1}
        onClick={() => move(phrase.id, 1)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
      <Button
        size="small"
        sx={{ whiteSpace: 'nowrap', minWidth: 'max-content' }}
        aria-label={`${t('edit')}: ${label}`}
        onClick={() => onOpen(phrase.id)}
      >
        {t('edit')}
      </Button>
    </Actions>
  )
}

const BY_KEY: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowUp: -1, ArrowDown: 1 }
