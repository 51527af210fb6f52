import { styled } from '@mui/material/styles'
import type { MeasuredTexts } from '@systole/domain/reports/chips'
import { goneMeasurements } from '@systole/domain/reports/gone-measurements'
import { type ReleaseBlocker, releaseBlockers } from '@systole/domain/reports/refuse-release'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import {
  type SignWarning,
  signWarnings,
  type WrittenText,
} from '@systole/domain/reports/sign-warnings'
import { languageNames } from '@systole/i18n/languages'
import { missingGlyphs } from '@systole/report/missing-glyphs'
import { Circle, CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSimplifier } from '../../../i18n/use-simplifier.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import type { MeasuredAnswers } from '../chips/use-measured.ts'
import { PaneTitle } from '../desk/pane.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'

const Checks = styled('ul')(({ theme }) => {
  const { ink, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 8,
    listStyle: 'none',
    '& li': { display: 'flex', gap: 8, alignItems: 'flex-start' },
    '& li > svg': { marginTop: 3, color: ink.muted },
    '& li[data-done] > svg': { color: tone.ok.text },
    '& li[data-warning] > svg': { color: tone.warn.text },
    '& li > span': { flex: 1 },
  }
})

/** The target of a line in the check list. */
export type SignPlace = ReleaseBlocker | WrittenText

export function blockersOf(
  consult: ReadingCase,
  draft: ReportDraft,
  measured: MeasuredTexts,
): ReleaseBlocker[] {
  const asked = consult.questions.map(({ type }) => type)
  return [...releaseBlockers(asked, draft), ...goneMeasurements(asked, draft, measured)]
}

/** Lists the reasons that prevent signing, each linked to its field. */
export function ReleaseCheck(props: {
  consult: ReadingCase
  draft: ReportDraft
  values: MeasuredAnswers
  onGoTo: (place: SignPlace) => void
}) {
  const { consult, draft, values, onGoTo } = props
  const { t } = useTranslation('reading')
  const blockers = blockersOf(consult, draft, values.measured)
  const warnings = useWarnings(consult, draft, values)
  const language = languageNames[consult.reportLanguage].full
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
        {!warnings.some(({ reason }) => reason === 'otherLanguage') && (
          <li data-done>
            <Icon of={CircleCheck} />
            <span>{t('sign.language', { language })}</span>
          </li>
        )}
        {warnings.map((warning) => (
          <Warning
            key={JSON.stringify(warning)}
            warning={warning}
            consult={consult}
            onGoTo={() => onGoTo(warning.at)}
          />
        ))}
      </Checks>
    </div>
  )
}

/** Returns the warnings before signing, which do not prevent it. */
function useWarnings(
  { questions, reportLanguage }: ReadingCase,
  draft: ReportDraft,
  { implausible }: MeasuredAnswers,
) {
  const toSimplified = useSimplifier(reportLanguage)
  return useMemo(
    () =>
      signWarnings(
        questions.map(({ type }) => type),
        draft,
        {
          language: reportLanguage,
          implausible,
          // Checked after conversion: 嗰 has a glyph, its Simplified form has none.
          missing: (text) => missingGlyphs(toSimplified?.(text) ?? ''),
        },
      ),
    [questions, reportLanguage, draft, implausible, toSimplified],
  )
}

function Warning(props: { warning: SignWarning; consult: ReadingCase; onGoTo: () => void }) {
  const { warning, consult, onGoTo } = props
  const { t } = useTranslation('reading')
  const where = usePlaceWords(consult)
  const text = textOf(warning)
  return (
    <li data-warning>
      <Icon of={TriangleAlert} />
      <span>{text}</span>
      <Button size="small" onClick={onGoTo} aria-label={`${t('sign.goThere')}: ${text}`}>
        {t('sign.goThere')}
      </Button>
    </li>
  )

  function textOf(of: SignWarning): string {
    const place = where(of.at)
    switch (of.reason) {
      case 'otherLanguage':
        return t('sign.otherLanguage', { language: languageNames[consult.reportLanguage].full })
      case 'slashLeft':
        return t('sign.slashLeft', { words: of.words.join(' '), place })
      case 'implausible':
        return t('sign.implausible', { values: of.values.join(', '), place })
      case 'missingGlyphs':
        return t('sign.missingGlyphs', { characters: of.characters.join(' '), place })
    }
  }
}

function usePlaceWords({ questions }: ReadingCase): (at: WrittenText) => string {
  const { t } = useTranslation('reading')
  return (at) => {
    if (at.in === 'notes') return t('notes.title')
    if (at.in === 'recommendation') return t('sign.inRecommendation', { number: at.place + 1 })
    const number = questions.findIndex(({ type }) => type === at.question) + 1
    return t('answers.answer', { number })
  }
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
