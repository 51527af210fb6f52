import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Sheet, SheetPlace } from './sheet.ts'

/** Renders a placeholder for the title block and the first lines. */
export function SheetSkeleton() {
  const { t } = useTranslation('reports')
  const still = { animation: false } as const
  return (
    <SheetPlace>
      <Sheet as="div" aria-busy>
        <VisuallyHidden role="status">{t('view.loading')}</VisuallyHidden>
        <div style={{ display: 'flex', justifyContent: 'space-between', marginBottom: 24 }}>
          <div>
            <Skeleton {...still} variant="rounded" width={110} height={30} />
            <Skeleton {...still} width={220} height={44} />
          </div>
          <Skeleton {...still} width={200} height={70} />
        </div>
        {['34%', '92%', '88%', '40%', '95%', '72%'].map((width) => (
          <Skeleton {...still} key={width} width={width} height={28} />
        ))}
      </Sheet>
    </SheetPlace>
  )
}
