import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../brand.ts'
import { useMenuCounts } from './menu-counts.ts'

/** "Mochi: inspection results – Systole eConsult", with "(1)" in front while reports are unread. */
export function useDocumentTitle(page: string): void {
  const { t } = useTranslation('shell')
  const { unreadReports } = useMenuCounts()
  const title = t('productTitle', { page, brand: currentBrand().name })
  useEffect(() => {
    document.title = unreadReports > 0 ? `(${unreadReports}) ${title}` : title
  }, [title, unreadReports])
}
