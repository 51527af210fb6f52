import { styled } from '@mui/material/styles'
import { parseSearch, searchOf } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useChangeViews, viewsQuery } from './worklist.queries.ts'
import { queryOf, readFilter, type WorklistFilter } from './worklist-filter.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > [role="group"]': { flex: '0 1 auto' },
})

/** Lists the own saved views on every device; the current one can be deleted. */
export function SavedViews(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
}) {
  const { filter, onChange } = props
  const { t } = useTranslation('reading')
  const toast = useToast()
  const changeViews = useChangeViews()
  const [naming, setNaming] = useState(false)
  const views = useQuery(viewsQuery).data ?? []
  const query = queryOf(filter)
  const current = views.find((view) => view.query === query)
  const forget = (vid: string) =>
    changeViews.forget(vid).catch((error: unknown) => toast.show(describeError(error), 'error'))
  const open = (vid: string) => {
    const view = views.find((candidate) => candidate.vid === vid)
    if (view) onChange(readFilter(searchOf('worklist', parseSearch(view.query))))
  }
  return (
    <Row>
      {views.length > 0 && (
        <FilterChips
          label={t('worklist.views.label')}
          chips={views.map(({ vid, name }) => ({ id: vid, label: name }))}
          chosen={current?.vid ?? ''}
          onChoose={open}
        />
      )}
      {current ? (
        <Button size="small" onClick={() => void forget(current.vid)}>
          {t('worklist.views.forget', { name: current.name })}
        </Button>
      ) : (
        <Button size="small" onClick={() => setNaming(true)}>
          {t('worklist.views.save')}
        </Button>
      )}
      {naming && <SaveViewDialog query={query} onClose={() => setNaming(false)} />}
    </Row>
  )
}
