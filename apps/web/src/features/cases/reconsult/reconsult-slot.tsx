import type { ComponentProps } from 'react'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'

const ReconsultDialog = lazyDialog(
  async () => (await import('./reconsult-dialog.tsx')).ReconsultDialog,
)

/** Renders the dialog of a new case for an earlier patient; its code loads when it is first opened. */
export function ReconsultSlot(props: ComponentProps<typeof ReconsultDialog>) {
  return (
    <LazyMount wanted={props.of !== undefined}>
      <ReconsultDialog {...props} />
    </LazyMount>
  )
}
