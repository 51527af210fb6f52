import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { TextLink } from './text-link.tsx'

/** Renders a link to a new tab, and says so to screen readers. */
export function NewTabLink({ children, ...rest }: ComponentProps<typeof TextLink>) {
  const { t } = useTranslation('common')
  return (
    <TextLink {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
    </TextLink>
  )
}
