import { styled } from '@mui/material/styles'
import type { Missing } from '@systole/domain/ecg-reviews/step-state'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'

const List = styled('ul')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 6,
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
    '& > li > svg': { color: ink.muted },
    '& > li[data-done] > svg': { color: tone.ok.text },
    '& > li > span': { flex: 1, minWidth: 0 },
  }
})

/** Lists what keeps the review from being signed, each with the way to its field. SPEC ECG-5. */
export function MissingList(props: {
  missing: readonly Missing[]
  onGoTo: (missing: Missing) => void
}) {
  const { missing, onGoTo } = props
  const { t } = useTranslation('ecgConclusion')
  return (
    <List>
      {missing.length === 0 && (
        <li data-done>
          <Icon of={CircleCheck} />
          <span>{t('preview.complete')}</span>
        </li>
      )}
      {missing.map((each) => {
        const what = t(`preview.reasons.${each.reason}`, {
          field: t(`preview.missingFields.${each.field}`),
          number: (each.place ?? 0) + 1,
        })
        return (
          <li key={`${each.field} ${each.reason} ${each.place}`}>
            <Icon of={Circle} />
            <span>{what}</span>
            <Button
              size="small"
              aria-label={t('preview.goNamed', { what })}
              onClick={() => onGoTo(each)}
            >
              {t('preview.goThere')}
            </Button>
          </li>
        )
      })}
    </List>
  )
}
