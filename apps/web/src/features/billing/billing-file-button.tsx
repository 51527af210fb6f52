import type { BillingFile } from '@systole/contract/money/billing'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
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
  const toast = useToast()
  const download = useMutation({
    mutationFn: () => downloadBillingFile(paper, id),
    onError: (error) => toast.show(describeError(error), 'error'),
  })
  return (
    <Button
      variant={variant}
      size="small"
      disabled={download.isPending}
      startIcon={<Icon of={Download} size={16} />}
      onClick={() => download.mutate()}
      {...(name && { 'aria-label': name })}
    >
      {label}
    </Button>
  )
}
