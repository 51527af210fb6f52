import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { BookOpen, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { userManualPath } from '../../user-manual.ts'

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
      <NewTabLink href={userManualPath(language)}>
        <Icon of={BookOpen} size={20} />
        {t('userManual')}
      </NewTabLink>
    </Root>
  )
}
