import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog, type DialogDismissal } from './app-dialog.tsx'
import { type LazyAhead, lazyAhead } from './lazy-ahead.tsx'
import { PartNotLoaded } from './part-not-loaded.tsx'

type Closes = { onClose: (by: DialogDismissal) => void }

/** Creates a lazy dialog or menu; while its code cannot be loaded, a dialog says so and retries. */
export function lazyDialog<P extends Closes>(load: () => Promise<ComponentType<P>>): LazyAhead<P> {
  return lazyAhead(load, { Failed: DialogNotLoaded })
}

export function DialogNotLoaded({ onClose, onRetry }: Closes & { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <AppDialog open title={t('errorTitle')} size="xs" dismiss={{ x: true }} onClose={onClose}>
      <div style={{ paddingBottom: 16 }}>
        <PartNotLoaded onRetry={onRetry} />
      </div>
    </AppDialog>
  )
}
