import { styled } from '@mui/material/styles'
import type { CataloguePhrase } from '@systole/contract/ecg/mre'
import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { rulesOf } from './rules-of.ts'

const Marks = styled('span')({ display: 'grid', gap: 4, justifyItems: 'start' })
const Line = styled('span')(({ theme }) => ({
  fontSize: '.8125rem',
  color: (theme.vars ?? theme).palette.ink.muted,
}))

/** Shows where a phrase is offered, its priority and how many rules propose it. */
export function PhraseMarks({ phrase }: { phrase: CataloguePhrase }) {
  const { t } = useTranslation(['ecgPhrases', 'common'])
  const { services, priority, manual, id } = phrase
  const rules = rulesOf(id).length
  return (
    <Marks>
      <span>{services.map((service) => t(`common:services.${service}`)).join(' · ')}</span>
      {priority && <Line>{t(`priorities.${priority}`)}</Line>}
      {manual && (
        <ToneChip tone="neutral" icon={Keyboard}>
          {t('manual')}
        </ToneChip>
      )}
      {rules > 0 && <Line>{t('rulesCount', { count: rules })}</Line>}
    </Marks>
  )
}
