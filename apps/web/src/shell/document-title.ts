import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../brand.ts'
import { useMenuCounts } from './menu/menu-counts.ts'

/** Sets the title, as in "Mochi: inspection results – Systole eConsult", preceded by "(1)" while reports are unread. */
export function useDocumentTitle(page: string): void {
  const { t } = useTranslation('shell')
  const { unreadReports } = useMenuCounts()
  const title = t('productTitle', { page, brand: currentBrand().name })
  useEffect(() => {
    document.title = unreadReports > 0 ? `(${unreadReports}) ${title}` : title
  }, [title, unreadReports])
}
