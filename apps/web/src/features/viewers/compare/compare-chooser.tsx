import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { FileThumb, thumbnailOf } from '../../../ui/display/file-thumb.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ViewedFile } from '../opening/viewed-file.ts'
import {
  type ComparedCase,
  type CompareSource,
  comparedCasesQuery,
  likestFirst,
} from './compare.queries.ts'

const Panel = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    height: '100%',
    overflow: 'auto',
    padding: '14px 16px',
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '& h3': { margin: '0 0 10px', fontSize: '1rem', fontWeight: 600, color: ink.strong },
    '& h4': { margin: '14px 0 6px', fontSize: '.8125rem', fontWeight: 600, color: ink.muted },
    '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
    '& li > button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      minHeight: 54,
      padding: 6,
      border: 0,
      borderRadius: 8,
      background: 'none',
      color: ink.strong,
      font: 'inherit',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& li > button:hover': { backgroundColor: surface.tint },
    '& li > button:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
  }
})

/** Lets the user choose a file for comparison, of an earlier case of the same animal or of this one. */
export function CompareChooser(props: {
  source: CompareSource
  shown: ViewedFile
  onChoose: (file: ViewedFile, of: ComparedCase) => void
  onClose: () => void
}) {
  const { source, shown, onChoose, onClose } = props
  const { t } = useTranslation(['viewers', 'common'])
  const format = useFormat()
  const { data, isError, refetch } = useQuery(comparedCasesQuery(source))
  const cases = (data ?? [])
    .map((each) => ({ ...each, files: likestFirst(each.files, shown) }))
    .filter(({ files }) => files.length > 0)
  return (
    <Panel aria-label={t('viewers:compare.choose')}>
      <h3>{t('viewers:compare.choose')}</h3>
      {!data && !isError && <p role="status">{t('common:loading')}</p>}
      {isError && <Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>}
      {data && cases.length === 0 && <p>{t('viewers:compare.none')}</p>}
      {cases.map((of) => (
        <div key={of.caseId}>
          <h4>
            {of.caseId === source.caseId ? t('viewers:compare.thisCase') : of.number}
            {of.date && ` · ${format.date(of.date)}`}
          </h4>
          <ul>
            {of.files.map((file) => (
              <li key={file.fileId}>
                <button type="button" onClick={() => onChoose(file, of)}>
                  <FileThumb
                    name={file.name}
                    kind={file.kind}
                    sizeBytes={file.sizeBytes}
                    url={file.url}
                    thumbnail={thumbnailOf(file.previews)}
                  />
                  {file.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Button onClick={onClose}>{t('viewers:compare.close')}</Button>
    </Panel>
  )
}
