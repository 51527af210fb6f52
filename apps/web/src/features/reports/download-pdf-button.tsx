import { Download } from 'lucide-react'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { freshPdfLink } from './reports.queries.ts'

type Words = { download: string; pdfPreparing: string }

/** Renders the download of the report as sent by e-mail; disabled with a reason until the PDF exists. */
export function DownloadPdfButton(props: {
  caseId: string
  revision: string
  hasPdf: boolean
  words: Words
}) {
  const { caseId, revision, hasPdf, words } = props
  const download = useAction({
    run: () => freshPdfLink(caseId, revision),
    onDone: (link) => {
      if (link !== '') window.location.assign(link) // an attachment: the page stays
    },
    failed: (reason) => reason,
  })
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={!hasPdf || download.isBusy}
      startIcon={<Icon of={Download} />}
      onClick={() => download.start()}
    >
      {hasPdf ? words.download : words.pdfPreparing}
    </Button>
  )
}
