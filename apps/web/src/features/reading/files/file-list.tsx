import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { DownloadAll } from '../../../ui/button/download-all.tsx'
import { PatientRemarks, patientOnRecord } from '../../../ui/display/patient-remarks.tsx'
import { PaneTitle } from '../desk/pane.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'
import { FileGradeChoice } from '../grades/file-grade-choice.tsx'
import { AbsentFiles } from '../signing/absent-files.tsx'
import { fileDrag } from './file-drag.ts'
import type { FileEntry } from './file-entry.ts'
import { FileLine, FileRows } from './file-line.tsx'
import { type ViewportGrid, viewportOf } from './viewport-grid.ts'

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  marginBottom: 4,
  '& h2': { margin: 0 },
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

/** Lists the files of the case; a click or the keys 1 to 9 open one in the active viewport, dragging in any. */
export function FileList(props: {
  files: readonly FileEntry[]
  consult: Pick<ReadingCase, 'absent' | 'caseId' | 'pet'>
  board: ViewportGrid
  onOpen: (fileId: string) => void
  /** True if files can be graded; otherwise the grade is only shown. */
  canWrite: boolean
}) {
  const { files, consult, board, onOpen, canWrite } = props
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
      <FileRows>
        {files.map((file, index) => (
          <li key={file.fileId}>
            <FileLine
              file={file}
              isShown={viewportOf(board, file.fileId) !== undefined}
              onOpen={() => onOpen(file.fileId)}
              remarks={<PatientRemarks facts={file.facts} pet={pet} />}
              end={<ViewportBadge viewport={viewportOf(board, file.fileId)} />}
              button={{
                ...fileDrag(file.fileId),
                ...(index < 9 && { 'aria-keyshortcuts': String(index + 1) }),
              }}
            />
            <FileGradeChoice caseId={caseId} file={file} canWrite={canWrite} />
          </li>
        ))}
      </FileRows>
      {absent.length > 0 && <AbsentFiles absent={absent} />}
    </section>
  )
}

function ViewportBadge({ viewport }: { viewport: number | undefined }) {
  const { t } = useTranslation('reading')
  if (viewport === undefined) return null
  return <Badge title={t('files.slot', { number: viewport })}>{viewport}</Badge>
}
