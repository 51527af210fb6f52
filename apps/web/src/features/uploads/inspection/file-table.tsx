import { styled } from '@mui/material/styles'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { Trash2 } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { FileThumb, thumbnailOf } from '../../../ui/display/file-thumb.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { lazyWithPreload, SILENT_RETRY } from '../../../ui/lazy/lazy-with-preload.tsx'
import { LinkButton } from '../../../ui/navigation/text-link.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import type { ListedUpload } from '../queue/use-uploads.ts'
import { FileFactsLine } from './file-facts-line.tsx'

/** Loaded with the first upload. */
export const UploadActions = lazyWithPreload(
  async () => (await import('../queue/upload-actions.tsx')).UploadActions,
  SILENT_RETRY,
)

export const UploadLine = lazyWithPreload(
  async () => (await import('../queue/upload-line.tsx')).UploadLine,
  {
    Waiting: EmptyLine,
    Failed: EmptyLine,
  },
)

const LongFileTable = lazyWithPreload(
  async () => (await import('./long-file-table.tsx')).LongFileTable<Row>,
  { Waiting: FirstRows, Failed: FirstRows },
)

/** The number of rows up to which all are rendered; of longer tables only those in view. */
const ALL_DRAWN = 200
const FIRST_DRAWN = 20

type Row = { key: string } & (
  | { upload: ListedUpload; isNext: boolean; file?: undefined }
  | { file: UploadedFile; upload?: undefined }
)

const THUMB_AND_GAP = 70

const Rows = styled('div')(({ theme }) => ({
  '& th': { backgroundColor: (theme.vars ?? theme).palette.surface.canvas },
  [theme.breakpoints.down('md')]: {
    '& td:nth-of-type(2)': { paddingLeft: THUMB_AND_GAP },
  },
}))

const NameCell = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  '& > div': { flex: 1, minWidth: 0 },
  '& b, & button': {
    color: (theme.vars ?? theme).palette.ink.strong,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& button': { textDecoration: 'none' },
  '& button:hover': { textDecoration: 'underline' },
  '& small': {
    display: 'block',
    fontSize: '.875rem',
    color: (theme.vars ?? theme).palette.ink.muted,
  },
}))

/** Lists uploads first, then the files of the case (INSP-1). */
export function FileTable(props: {
  files: readonly UploadedFile[]
  uploads: readonly ListedUpload[]
  /** The patient of the case. */
  pet: PatientOnRecord
  /** The stamp of the opening of a follow-up; empty for other cases. */
  followsSince: Date | undefined
  onOpen: (file: UploadedFile) => void
  onDelete: ((file: UploadedFile) => void) | undefined
  onChooseAgain: (upload: ListedUpload) => void
}) {
  const { files, uploads } = props
  const { t } = useTranslation('uploads')
  const firstWaiting = uploads.find(({ phase }) => phase === 'waiting')
  const rows: Row[] = [
    ...uploads.map((upload) => ({
      key: upload.identifier,
      upload,
      isNext: upload === firstWaiting,
    })),
    ...files.map((file) => ({ key: file.fid, file })),
  ]
  const frame = useRef<HTMLDivElement>(null)
  const table = {
    caption: t('files'),
    hideCaption: true,
    columns: useColumns(props),
    rows,
    rowKey: keyOf,
  }
  return (
    <Rows ref={frame}>
      {rows.length > ALL_DRAWN ? (
        <LongFileTable {...table} frame={frame} />
      ) : (
        <DataTable {...table} />
      )}
    </Rows>
  )
}

/** Renders the first rows until the code for long tables is loaded. */
function FirstRows(table: ComponentProps<typeof DataTable<Row>>) {
  return <DataTable {...table} rows={table.rows.slice(0, FIRST_DRAWN)} />
}

function EmptyLine() {
  return <small>{'\u00a0'}</small>
}

function keyOf({ key }: Row): string {
  return key
}

function useColumns(props: Parameters<typeof FileTable>[0]): Column<Row>[] {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const format = useFormat()
  const kindOf = (row: Row) =>
    row.upload ? row.upload.kind : fileKindFromWire(row.file.extraInfo.file_type)
  return [
    {
      id: 'name',
      header: t('columns.name'),
      card: 'title',
      cell: (row) =>
        row.upload ? (
          <UploadName upload={row.upload} isNext={row.isNext} />
        ) : (
          <FileName
            file={row.file}
            pet={props.pet}
            followsSince={props.followsSince}
            onOpen={() => props.onOpen(row.file)}
          />
        ),
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      width: '22%',
      card: 'meta',
      cell: (row) => words.kind(kindOf(row) ?? 'others'),
    },
    {
      id: 'size',
      header: t('columns.size'),
      width: 110,
      card: 'meta',
      align: 'end',
      cell: (row) => format.fileSize(row.upload ? row.upload.sizeBytes : row.file.size),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      width: 110,
      card: 'actions',
      cell: (row) =>
        row.upload ? (
          <UploadActions upload={row.upload} onChooseAgain={props.onChooseAgain} />
        ) : (
          <DeleteButton file={row.file} onDelete={props.onDelete} />
        ),
    },
  ]
}

function UploadName({ upload, isNext }: { upload: ListedUpload; isNext: boolean }) {
  return (
    <NameCell>
      <FileThumb name={upload.name} kind={upload.kind} />
      <div>
        <b>{upload.name}</b>
        <UploadLine identifier={upload.identifier} isNext={isNext} />
      </div>
    </NameCell>
  )
}

function FileName(props: {
  file: UploadedFile
  pet: PatientOnRecord
  followsSince: Date | undefined
  onOpen: () => void
}) {
  const { file, pet, onOpen } = props
  const { t } = useTranslation('uploads')
  const kind = fileKindFromWire(file.extraInfo.file_type) ?? 'others'
  const isEcg = kind === 'ecg' || file.facts.ecg !== undefined
  return (
    <NameCell>
      <FileThumb
        name={file.name}
        kind={kind}
        sizeBytes={file.size}
        url={file.url}
        thumbnail={thumbnailOf(file.previews)}
      />
      <div>
        <LinkButton
          type="button"
          data-file={file.name}
          data-ecg={isEcg ? '' : undefined}
          title={t('openFile', { name: file.name })}
          onClick={onOpen}
        >
          {file.name}
        </LinkButton>
        <FileFactsLine file={file} pet={pet} followsSince={props.followsSince} />
      </div>
    </NameCell>
  )
}

function DeleteButton(props: {
  file: UploadedFile
  onDelete: ((file: UploadedFile) => void) | undefined
}) {
  const { file, onDelete } = props
  const { t } = useTranslation('uploads')
  if (!onDelete) return null
  return (
    <IconButton
      type="button"
      aria-label={t('delete', { name: file.name })}
      onClick={() => onDelete(file)}
    >
      <Icon of={Trash2} />
    </IconButton>
  )
}
