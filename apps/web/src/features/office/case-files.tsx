import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { caseFilesQuery } from './office.queries.ts'

/** Lists the files of a case, each to be saved. */
export function CaseFiles({ consult }: { consult: Case }) {
  const { t } = useTranslation('office')
  const columns = useColumns(consult)
  return (
    <QueryTable
      query={useQuery(caseFilesQuery(consult.caseId))}
      rowsOf={(files) => files}
      caption={t('files.caption')}
      columns={columns}
      rowKey={({ fid }) => fid}
      empty={{ icon: FileX, text: t('files.none') }}
    />
  )
}

function useColumns(consult: Case): Column<UploadedFile>[] {
  const { t } = useTranslation(['office', 'questions', 'reading'])
  const format = useFormat()
  const qualities = new Map(
    consult.session_tests.flatMap(({ test_uploads = [] }) =>
      test_uploads.map(({ fileName, quality }) => [fileName, quality] as const),
    ),
  )
  const kindOf = ({ extraInfo }: UploadedFile) => {
    const kind = fileKindFromWire(extraInfo.file_type)
    return kind ? t(`questions:kind.${kind}`) : extraInfo.file_type
  }
  const qualityOf = ({ fileName }: UploadedFile) => {
    const quality = qualities.get(fileName)
    return quality ? t(`reading:worklist.result.${quality}`) : ''
  }
  return [
    {
      id: 'name',
      header: t('office:files.name'),
      card: 'title',
      cell: ({ url, name }) => (
        <a
          href={url}
          download={name}
          aria-label={t('office:files.download', { name })}
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </a>
      ),
    },
    { id: 'kind', header: t('office:files.kind'), card: 'meta', cell: kindOf },
    {
      id: 'size',
      header: t('office:files.size'),
      card: 'meta',
      cell: ({ size }) => format.fileSize(size),
    },
    { id: 'quality', header: t('office:files.quality'), card: 'meta', cell: qualityOf },
  ]
}
