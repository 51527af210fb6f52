import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { htmlLang, languageNames, offeredLanguages } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** The open language menu; comes with the first click. */
export function LanguageList(props: {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
}) {
  const { id, anchor, onClose } = props
  const { t } = useTranslation('shell')
  const current = useLanguage()
  return (
    <Menu
      id={id}
      disablePortal // stays inside the header, a landmark
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('language.label') } }}
    >
      {offeredLanguages.map((language) => (
        <MenuItem
          key={language}
          lang={htmlLang[language]}
          role="menuitemradio"
          aria-checked={language === current}
          selected={language === current}
          onClick={() => {
            onClose()
            void changeLanguage(language)
          }}
        >
          {languageNames[language].full}
        </MenuItem>
      ))}
    </Menu>
  )
}
