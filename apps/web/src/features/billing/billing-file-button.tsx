import type { BillingFile } from '@systole/contract/money/billing'
import { Download } from 'lucide-react'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { downloadBillingFile } from './billing.queries.ts'

/** Renders a button that downloads one document. `name` identifies it to screen readers. */
export function BillingFileButton(props: {
  paper: BillingFile
  id: string
  label: string
  name?: string
  variant?: 'text' | 'outlined'
}) {
  const { paper, id, label, name, variant = 'text' } = props
  const download = useAction({
    run: () => downloadBillingFile(paper, id),
    failed: (reason) => reason,
  })
  return (
    <Button
      variant={variant}
      size="small"
      disabled={download.isBusy}
      startIcon={<Icon of={Download} size={16} />}
      onClick={() => download.start()}
      {...(name && { 'aria-label': name })}
    >
      {label}
    </Button>
  )
}
