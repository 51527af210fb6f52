import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const

/** Beside the name of what opens in a new tab: for those who see it, and for those who do not. */
export function NewTabMark() {
  const { t } = useTranslation('common')
  return (
    <>
      <Icon of={ExternalLink} size={14} />
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </>
  )
}
