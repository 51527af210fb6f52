import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ReadingCase } from '../desk/reading-case.ts'
import { EarlierFiles, type ReadFiles } from '../files/earlier-files.tsx'
import type { EarlierCase, ViewportItem } from '../files/viewport-item.ts'
import { earlierCasesQuery } from './earlier.queries.ts'

const Cases = styled('ul')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 14,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { padding: '12px 14px', border: `1px solid ${edge.line}`, borderRadius: 10 },
    '& h3': { margin: 0, fontFamily: 'inherit', fontSize: '1rem', fontWeight: 650 },
    '& small': { display: 'block', fontSize: '.875rem', color: ink.muted },
  }
})
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 10 })

export type EarlierProps = {
  consult: ReadingCase
  /** The items shown in viewports. */
  shown: ReadonlySet<string>
  onOpen: (item: ViewportItem) => void
  readFiles: ReadFiles
}

/** Lists earlier cases of this animal, whose files and reports open beside the current ones. */
export function EarlierTab(props: EarlierProps) {
  const { t } = useTranslation(['reading', 'common'])
  const query = useQuery(earlierCasesQuery(props.consult))
  if (query.isError) return <QueryFailure query={query} />
  if (!query.data) return <p role="status">{t('common:loading')}</p>
  if (query.data.length === 0) return <p>{t('reading:earlier.none')}</p>
  return (
    <Cases>
      {query.data.map((of, place) => (
        <Earlier key={of.caseId} of={of} startsOpen={place === 0} {...props} />
      ))}
    </Cases>
  )
}

function Earlier(props: EarlierProps & { of: EarlierCase; startsOpen: boolean }) {
  const { of, startsOpen, shown, onOpen, readFiles } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const [isOpen, setOpen] = useState(startsOpen)
  const date = of.date ? format.date(of.date) : ''
  return (
    <li>
      <h3>{[date, of.caseNumber].filter(Boolean).join(' · ')}</h3>
      <small>{stateWords(of, t)}</small>
      <Ways>
        {of.hasReport && (
          <Button
            size="small"
            variant="outlined"
            aria-pressed={shown.has(`report ${of.caseId}`)}
            onClick={() => onOpen({ is: 'report', of })}
          >
            <Icon of={FileText} size={16} /> {t('earlier.report')}
          </Button>
        )}
        {!isOpen && of.fileCount > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('earlier.files', { count: of.fileCount })}
          </Button>
        )}
      </Ways>
      {isOpen && <EarlierFiles of={of} shown={shown} onOpen={onOpen} readFiles={readFiles} />}
    </li>
  )
}

type Translate = ReturnType<typeof useTranslation<'reading'>>['t']

function stateWords({ status, hasReport, readerName }: EarlierCase, t: Translate): string {
  if (hasReport)
    return readerName ? t('earlier.readBy', { name: readerName }) : t('worklist.done.close')
  return status === 'reject' ? t('worklist.done.reject') : t('earlier.noReport')
}
