import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { describeError } from '../../api/describe-error.ts'
import { saveArchive } from '../../api/save-archive.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Icon } from '../display/icon.tsx'
import { useToast } from '../feedback/use-toast.ts'
import { Button } from './button.tsx'

/** Downloads all files of a case as one ZIP, if there are several. */
export function DownloadAll(props: { caseId: string; count: number; label: string }) {
  const { caseId, count, label } = props
  const language = useLanguage()
  const toast = useToast()
  const save = useMutation({
    mutationFn: () => saveArchive(caseId, language),
    onError: (error) => toast.show(describeError(error), 'error'),
  })
  if (count < 2) return null
  return (
    <Button
      variant="text"
      size="small"
      disabled={save.isPending}
      startIcon={<Icon of={Download} size={18} />}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  )
}
