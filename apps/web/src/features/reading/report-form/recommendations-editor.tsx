import { styled } from '@mui/material/styles'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { PaneTitle } from '../desk/pane.tsx'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { RECOMMENDATIONS_MAX, withRecommendation } from '../drafts/edit-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { recommendationId } from './answer-ids.ts'
import { focusField } from './focus-field.ts'
import { RecommendationRow } from './recommendation-row.tsx'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${(theme.vars ?? theme).palette.edge.line}` },
}))

/** Edits the recommendations, the most important first. */
export function RecommendationsEditor({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const title = useId()
  const recommendations = useKept(editing.autosaver, ({ draft }) => draft.recommendations)
  const isFull = recommendations.length >= RECOMMENDATIONS_MAX
  const add = () => {
    editing.edit(withRecommendation)
    focusField(recommendationId(recommendations.length))
  }
  return (
    <section aria-labelledby={title}>
      <PaneTitle id={title}>{t('recommendations.title')}</PaneTitle>
      <List>
        {recommendations.map((item, place) => (
          <RecommendationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its text changes while it is typed
            key={place}
            item={item}
            place={place}
            last={recommendations.length - 1}
            editing={editing}
          />
        ))}
      </List>
      {editing.canWrite && (
        <Button
          size="small"
          startIcon={<Icon of={Plus} />}
          onClick={add}
          disabled={isFull}
          style={{ marginTop: 6 }}
        >
          {t('recommendations.add')}
        </Button>
      )}
      {isFull && <p>{t('recommendations.full')}</p>}
    </section>
  )
}
