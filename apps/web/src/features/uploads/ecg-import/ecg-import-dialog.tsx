import { styled } from '@mui/material/styles'
import { ECG_IMPORT_FORMATS } from '@systole/domain/ecg-recordings/import-formats'
import { missingFact } from '@systole/domain/ecg-recordings/stated-facts'
import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { type Recording, recordingsQuery } from '../../ecg-trace/recordings/recordings.queries.ts'
import { filesQuery } from '../uploads.queries.ts'
import { EcgImportItem } from './ecg-import-item.tsx'
import { type ImportRow, useEcgImport } from './use-ecg-import.ts'

const Zone = styled('label')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    margin: '14px 0 18px',
    padding: '22px 16px',
    border: `2px dashed ${edge.control}`,
    borderRadius: 10,
    backgroundColor: surface.canvas,
    color: ink.body,
    textAlign: 'center',
    cursor: 'pointer',
    '& svg': { color: ink.muted },
    '&:hover, &[data-over]': { borderColor: brand.main },
    '&[data-over]': { borderStyle: 'solid', backgroundColor: surface.tint },
    '&:focus-within': { outline: `2px solid ${edge.focus}`, outlineOffset: 2 },
    '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  }
})

const Rows = styled('ul')({
  '&&': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
})

/** Imports ECG files of staff into a case, and asks for what a file lacks. E22. */
export function EcgImportDialog(props: { caseId: string; open: boolean; onClose: () => void }) {
  const { caseId, open, onClose } = props
  const { t } = useTranslation('ecg')
  const files = useQuery(filesQuery(caseId))
  const recordings = useQuery(recordingsQuery(caseId))
  const { rows, choose } = useEcgImport(
    caseId,
    (files.data ?? []).map(({ name }) => name),
  )
  const all = recordings.data?.recordings ?? []
  return (
    <AppDialog
      open={open}
      title={t('import.title')}
      size="md"
      dismiss={{ x: true }}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('import.close')}
        </Button>
      }
    >
      <p>{t('import.lead')}</p>
      <FileZone onFiles={(chosen) => void choose(chosen)} />
      <QueryFailure query={recordings} />
      <Rows aria-label={t('import.list')}>
        {[...rows.toReversed(), ...unreadRows(all, rows)].map(({ key, names, state }) => (
          <EcgImportItem
            key={key}
            {...{ caseId, names, state }}
            recordings={all.filter((each) => isOf(each, names))}
          />
        ))}
      </Rows>
    </AppDialog>
  )
}

/** Returns whether a recording is of these files, also of the same bytes under another name. */
function isOf({ fileName, same_files }: Recording, names: readonly string[]): boolean {
  return names.includes(fileName) || names.some((name) => same_files.includes(name))
}

/** Returns rows for the files of the case that lack only a fact that staff can state, sent by the clinic or by staff. */
function unreadRows(recordings: readonly Recording[], rows: readonly ImportRow[]): ImportRow[] {
  const listed = new Set(rows.flatMap(({ names }) => names))
  return recordings
    .filter(({ fileName, problem }) => !listed.has(fileName) && missingFact(problem?.refusal))
    .map(({ rid, fileName }) => ({ key: rid, names: [fileName], state: { is: 'asked' } }))
}

function FileZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('ecg')
  const [over, setOver] = useState(false)
  return (
    <Zone
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon of={FileUp} size={28} strokeWidth={1.5} />
      {t('import.drop')}
      <input
        type="file"
        multiple
        aria-label={t('import.choose')}
        accept={ECG_IMPORT_FORMATS.map((format) => `.${format}`).join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = '' // the same file may be chosen again
        }}
      />
    </Zone>
  )
}
