import { Download } from 'lucide-react'
import { saveArchive } from '../../api/save-archive.ts'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Icon } from '../display/icon.tsx'
import { Button } from './button.tsx'

/** Downloads all files of a case as one ZIP, if there are several. */
export function DownloadAll(props: { caseId: string; count: number; label: string }) {
  const { caseId, count, label } = props
  const language = useLanguage()
  const save = useAction({
    run: () => saveArchive(caseId, language),
    failed: (reason) => reason,
  })
  if (count < 2) return null
  return (
    <Button
      variant="text"
      size="small"
      disabled={save.isBusy}
      startIcon={<Icon of={Download} size={18} />}
      onClick={() => save.start()}
    >
      {label}
    </Button>
  )
}
