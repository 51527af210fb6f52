import type { ComponentType } from 'react'
import { lazyWithPreload, type PreloadableComponent } from '../lazy/lazy-with-preload.tsx'
import type { DialogDismissal } from './app-dialog.tsx'
import { DialogNotLoaded } from './dialog-not-loaded.tsx'

type Closes = { onClose: (by: DialogDismissal) => void }

/** Creates a lazy dialog or menu; while its code cannot be loaded, a dialog says so and retries. */
export function lazyDialog<P extends Closes>(
  load: () => Promise<ComponentType<P>>,
): PreloadableComponent<P> {
  return lazyWithPreload(load, { Failed: DialogNotLoaded })
}
