import Link, { type LinkProps } from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Opens a new tab and says so to those who cannot see it happen. */
export function NewTabLink({ children, ...rest }: LinkProps) {
  const { t } = useTranslation('common')
  return (
    <Link {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </Link>
  )
}
