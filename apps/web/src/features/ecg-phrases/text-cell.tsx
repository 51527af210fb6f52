import { styled } from '@mui/material/styles'
import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import type { MreLanguage } from '@systole/domain/mre/mre-phrase'
import { BadgeCheck, PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { newestText, versionsOf } from './catalogue-filter.ts'
import { catalogueLang } from './catalogue-language.ts'

const Cell = styled('span')({ display: 'grid', gap: 4, justifyItems: 'start' })
const Words = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '&[data-fallback]': { color: (theme.vars ?? theme).palette.ink.muted },
}))
const InUse = styled('small')(({ theme }) => ({ color: (theme.vars ?? theme).palette.ink.muted }))

/** Shows the newest text of a language and its approver; without one, the English text that reports use. */
export function TextCell({ phrase, language }: { phrase: CataloguePhrase; language: MreLanguage }) {
  const { t } = useTranslation('ecgPhrases')
  const newest = newestText(phrase, language)
  if (!newest)
    return (
      <Cell>
        <Words data-fallback="" lang="en">
          {newestText(phrase, 'en')?.text}
        </Words>
        <InUse>{t('usesEnglish')}</InUse>
      </Cell>
    )
  const isDraft = newest.status === 'draft'
  const inUse = versionsOf(phrase, language).find(({ status }) => status === 'approved')
  return (
    <Cell>
      <Words lang={catalogueLang(language)}>{newest.text}</Words>
      <ToneChip tone={isDraft ? 'warn' : 'ok'} icon={isDraft ? PencilLine : BadgeCheck}>
        {isDraft ? t('draft') : t('approvedBy', { name: newest.approved_by })}
      </ToneChip>
      {isDraft && inUse && <InUse>{t('inUseNow', { text: inUse.text })}</InUse>}
    </Cell>
  )
}
