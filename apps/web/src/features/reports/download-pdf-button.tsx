import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { freshPdfLink } from './reports.queries.ts'

type Words = { download: string; pdfPreparing: string }

/** Renders the download of the report as sent by e-mail; disabled with a reason until the PDF exists. */
export function DownloadPdfButton(props: {
  usid: string
  revision: string
  hasPdf: boolean
  words: Words
}) {
  const { usid, revision, hasPdf, words } = props
  const toast = useToast()
  const download = useMutation({
    mutationFn: () => freshPdfLink(usid, revision),
    onSuccess: (link) => {
      if (link !== '') window.location.assign(link) // an attachment: the page stays
    },
    onError: (error) => toast.show(describeError(error), 'error'),
  })
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={!hasPdf || download.isPending}
      startIcon={<Icon of={Download} />}
      onClick={() => download.mutate()}
    >
      {hasPdf ? words.download : words.pdfPreparing}
    </Button>
  )
}
