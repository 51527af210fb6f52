import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import type { FileEntry } from './file-entry.ts'
import { FileLine, FileRows } from './file-line.tsx'
import type { EarlierCase, ViewportItem } from './viewport-item.ts'

/** A function that reads the files of another case. */
export type ReadFiles = (caseId: string) => Promise<FileEntry[]>

/** Lists the files of an earlier case; an opened one is shown beside the current files. */
export function EarlierFiles(props: {
  of: EarlierCase
  shown: ReadonlySet<string>
  onOpen: (item: ViewportItem) => void
  readFiles: ReadFiles
}) {
  const { of, shown, onOpen, readFiles } = props
  const { t } = useTranslation(['reading', 'common'])
  const query = useQuery({
    queryKey: ['reading', 'earlier files', of.caseId],
    queryFn: () => readFiles(of.caseId),
  })
  if (query.isError) return <QueryFailure query={query} />
  if (!query.data) return <p role="status">{t('common:loading')}</p>
  return (
    <FileRows aria-label={t('reading:earlier.filesOf', { case: of.caseNumber })}>
      {query.data.map((file) => (
        <li key={file.fileId}>
          <FileLine
            file={file}
            isShown={shown.has(file.fileId)}
            onOpen={() => onOpen({ is: 'file', file, of })}
          />
        </li>
      ))}
    </FileRows>
  )
}
