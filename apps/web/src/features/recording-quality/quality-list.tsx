import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { RecordingQuality } from './recording-quality.queries.ts'
import { useShareWords } from './use-share-words.ts'

type Recording = RecordingQuality['recordings'][number]

/** Lists the newest recordings with their scores. */
export function QualityList({ quality }: { quality: RecordingQuality }) {
  const { t } = useTranslation('recordingQuality')
  return (
    <Card>
      <DataTable
        caption={t('list.title')}
        columns={useColumns()}
        rows={quality.recordings}
        rowKey={({ caseId, fileName, time }) => `${caseId} ${fileName} ${time.getTime()}`}
      />
    </Card>
  )
}

function useColumns(): Column<Recording>[] {
  const { t } = useTranslation('recordingQuality')
  const format = useFormat()
  const share = useShareWords()
  const part = (id: 'usable' | 'noise' | 'lost'): Column<Recording> => ({
    ...{ id, header: t(`list.${id}`), align: 'end' },
    cell: ({ shares }) => (shares ? share(shares[id]) : '–'),
  })
  return [
    {
      id: 'case',
      header: t('list.case'),
      card: 'title',
      cell: ({ caseId, id, has_report: hasReport }) =>
        hasReport ? <TextLink href={paths.econsultReport({ caseId })}>{id}</TextLink> : id,
    },
    { id: 'pet', header: t('list.pet'), card: 'beside', cell: ({ pet }) => pet },
    { id: 'time', header: t('list.time'), card: 'meta', cell: ({ time }) => format.date(time) },
    {
      id: 'quality',
      header: t('list.quality'),
      cell: ({ quality, shares }) => {
        if (!shares) return t('list.notRead')
        return quality === '' ? t('list.notJudged') : t(`list.qualities.${quality}`)
      },
    },
    part('usable'),
    part('noise'),
    part('lost'),
    {
      id: 'better',
      header: t('list.better'),
      cell: ({ advice }) => advice.map((each) => t(`list.advice.${each}`)).join(t('list.join')),
    },
  ]
}
