import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export const NEW_TAB = { target: '_blank', rel: 'noopener' } as const

/** Marks a link to a new tab, visibly and for screen readers. */
export function NewTabMark() {
  const { t } = useTranslation('common')
  return (
    <>
      <Icon of={ExternalLink} size={14} />
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </>
  )
}
