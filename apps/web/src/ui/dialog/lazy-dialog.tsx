import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkLoadError } from '../lazy/chunk-load-error.tsx'
import { lazyWithPreload, type PreloadableComponent } from '../lazy/lazy-with-preload.tsx'
import { AppDialog, type DialogDismissal } from './app-dialog.tsx'

type Closes = { onClose: (by: DialogDismissal) => void }

/** Creates a lazy dialog or menu; while its code cannot be loaded, a dialog says so and retries. */
export function lazyDialog<P extends Closes>(
  load: () => Promise<ComponentType<P>>,
): PreloadableComponent<P> {
  return lazyWithPreload(load, { Failed: DialogNotLoaded })
}

export function DialogNotLoaded({ onClose, onRetry }: Closes & { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <AppDialog open title={t('errorTitle')} size="xs" dismiss={{ x: true }} onClose={onClose}>
      <div style={{ paddingBottom: 16 }}>
        <ChunkLoadError onRetry={onRetry} />
      </div>
    </AppDialog>
  )
}
