import { styled } from '@mui/material/styles'
import { BookOpen, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'

const Root = styled(Card)(({ theme }) => {
  const { ink, surface } = (theme.vars ?? theme).palette
  return {
    padding: 8,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '10px 14px',
      borderRadius: 6,
      color: ink.body,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: surface.sunken },
    '& svg': { color: ink.muted },
  }
})

/** Links to help with the first case. */
export function MainLinks() {
  const { t } = useTranslation('main')
  const language = useLanguage()
  return (
    <Root as="div">
      <NewTabLink href={paths.sampleReport()}>
        <Icon of={FileText} size={20} />
        {t('sampleReport')}
      </NewTabLink>
      <NewTabLink href={paths.userManual(language)}>
        <Icon of={BookOpen} size={20} />
        {t('userManual')}
      </NewTabLink>
    </Root>
  )
}
