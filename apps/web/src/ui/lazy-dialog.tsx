import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { AppDialog, type DialogDismissal } from './app-dialog.tsx'
import { type LazyAhead, lazyAhead } from './lazy-ahead.tsx'
import { PartNotLoaded } from './part-not-loaded.tsx'

type Closes = { onClose: (by: DialogDismissal) => void }

/** A dialog or menu of a chunk of its own; while its code does not come, a dialog says so and tries again. */
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
