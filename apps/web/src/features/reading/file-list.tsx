import { styled } from '@mui/material/styles'
import type { PatientOnRecord } from '@systole/domain/uploads/patient-mismatch'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadAll } from '../../ui/download-all.tsx'
import { FileThumb, thumbnailOf } from '../../ui/file-thumb.tsx'
import { PatientRemarks, patientOnRecord } from '../../ui/patient-remarks.tsx'
import { AbsentFiles } from './absent-files.tsx'
import { type Board, viewportOf } from './board.ts'
import type { FileEntry } from './file-entry.ts'
import { PaneTitle } from './pane.tsx'
import type { ReadingCase } from './reading-case.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    overflowX: 'auto',
    paddingBottom: 4,
    '& > li': { flex: '0 0 220px' },
  },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  marginBottom: 4,
  '& h2': { margin: 0 },
})

const Item = styled('button')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 56,
    padding: 6,
    border: '1px solid transparent',
    borderRadius: 8,
    background: 'none',
    color: ink.muted,
    font: 'inherit',
    fontSize: '.8125rem',
    textAlign: 'left',
    cursor: 'pointer',
    '& b': {
      display: 'block',
      fontSize: '.875rem',
      fontWeight: 600,
      lineHeight: 1.3,
      color: ink.strong,
      overflowWrap: 'anywhere',
    },
    '& > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
    '&:hover': { backgroundColor: surface.tint },
    '&[aria-pressed="true"]': { borderColor: brand.main, backgroundColor: surface.tint },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
  }
})

const Badge = styled('span')(({ theme }) => {
  const { brand, primary } = (theme.vars ?? theme).palette
  return {
    flex: 'none',
    minWidth: 18,
    borderRadius: 4,
    padding: '0 5px',
    fontSize: '.75rem',
    fontWeight: 700,
    lineHeight: '18px',
    textAlign: 'center',
    color: primary.contrastText,
    backgroundColor: brand.main,
  }
})

/** The files of the case; a click or the keys 1 to 9 put one into the active viewport. */
export function FileList(props: {
  files: readonly FileEntry[]
  consult: Pick<ReadingCase, 'absent' | 'caseId' | 'pet'>
  board: Board
  onOpen: (fileId: string) => void
}) {
  const { files, consult, board, onOpen } = props
  const { absent, caseId } = consult
  const pet = patientOnRecord(consult.pet)
  const { t } = useTranslation('reading')
  return (
    <section>
      <Head>
        <PaneTitle>{t('files.title', { count: files.length })}</PaneTitle>
        <DownloadAll caseId={caseId} count={files.length} label={t('files.downloadAll')} />
      </Head>
      {files.length === 0 && <p>{t('files.none')}</p>}
      <List>
        {files.map((file, index) => (
          <li key={file.fileId}>
            <FileButton
              file={file}
              pet={pet}
              viewport={viewportOf(board, file.fileId)}
              {...(index < 9 && { shortcut: String(index + 1) })}
              onOpen={() => onOpen(file.fileId)}
            />
          </li>
        ))}
      </List>
      {absent.length > 0 && <AbsentFiles absent={absent} />}
    </section>
  )
}

function FileButton(props: {
  file: FileEntry
  pet: PatientOnRecord
  viewport: number | undefined
  shortcut?: string
  onOpen: () => void
}) {
  const { file, pet, viewport, shortcut, onOpen } = props
  const { t } = useTranslation(['reading', 'questions'])
  return (
    <Item
      type="button"
      aria-pressed={viewport !== undefined}
      data-file={file.name}
      onClick={onOpen}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
    >
      <FileThumb
        name={file.name}
        kind={file.kind}
        sizeBytes={file.sizeBytes}
        url={file.url}
        thumbnail={thumbnailOf(file.previews)}
      />
      <span>
        <b>{breakable(file.name)}</b>
        {t(`questions:kind.${file.kind}`)}
        <PatientRemarks facts={file.facts} pet={pet} />
      </span>
      {viewport !== undefined && (
        <Badge title={t('reading:files.slot', { number: viewport })}>{viewport}</Badge>
      )}
    </Item>
  )
}

/** File names break after an underscore, a hyphen or a dot, not in the middle of a word. */
function breakable(name: string) {
  return name.split(/(?<=[_.-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}
