import { styled } from '@mui/material/styles'
import type { MeasuredTexts } from '@systole/domain/reports/chips'
import { goneMeasurements } from '@systole/domain/reports/gone-measurements'
import { type ReleaseBlocker, releaseBlockers } from '@systole/domain/reports/refuse-release'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PaneTitle } from './pane.tsx'
import type { ReadingCase } from './reading-case.ts'

const Checks = styled('ul')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 8,
    listStyle: 'none',
    '& li': { display: 'flex', gap: 8, alignItems: 'flex-start' },
    '& li > svg': { marginTop: 3, color: ink.muted },
    '& li[data-done] > svg': { color: tone.ok.text },
    '& li > span': { flex: 1 },
  }
})

export function blockersOf(
  consult: ReadingCase,
  draft: ReportDraft,
  measured: MeasuredTexts,
): ReleaseBlocker[] {
  const asked = consult.questions.map(({ type }) => type)
  return [...releaseBlockers(asked, draft), ...goneMeasurements(asked, draft, measured)]
}

/** What keeps the report from being signed, each with a way to its field. */
export function ReleaseCheck(props: {
  consult: ReadingCase
  draft: ReportDraft
  measured: MeasuredTexts
  onGoTo: (blocker: ReleaseBlocker) => void
}) {
  const { consult, draft, measured, onGoTo } = props
  const { t } = useTranslation('reading')
  const blockers = blockersOf(consult, draft, measured)
  return (
    <div>
      <PaneTitle>{t('sign.check')}</PaneTitle>
      <Checks>
        {blockers.length === 0 && (
          <li data-done>
            <Icon of={CircleCheck} />
            <span>{t('sign.ready')}</span>
          </li>
        )}
        {blockers.map((blocker) => (
          <Blocker
            key={JSON.stringify(blocker)}
            words={wordsOf(blocker, consult)}
            onGoTo={() => onGoTo(blocker)}
          />
        ))}
      </Checks>
    </div>
  )
}

type BlockerWords =
  | {
      key: 'sign.unanswered' | 'sign.measurementGone' | 'sign.recommendationNameMissing'
      number: number
    }
  | { key: 'sign.qualityMissing'; number?: never }

function wordsOf(blocker: ReleaseBlocker, { questions }: ReadingCase): BlockerWords {
  switch (blocker.reason) {
    case 'unanswered':
    case 'measurementGone':
      return {
        key: `sign.${blocker.reason}`,
        number: questions.findIndex(({ type }) => type === blocker.question) + 1,
      }
    case 'qualityMissing':
      return { key: 'sign.qualityMissing' }
    case 'recommendationNameMissing':
      return { key: 'sign.recommendationNameMissing', number: blocker.place + 1 }
  }
}

function Blocker({ words, onGoTo }: { words: BlockerWords; onGoTo: () => void }) {
  const { t } = useTranslation('reading')
  const text =
    words.key === 'sign.qualityMissing' ? t(words.key) : t(words.key, { number: words.number })
  return (
    <li>
      <Icon of={Circle} />
      <span>{text}</span>
      <Button size="small" onClick={onGoTo} aria-label={`${t('sign.goThere')}: ${text}`}>
        {t('sign.goThere')}
      </Button>
    </li>
  )
}
