import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { htmlLang, type Language, languageNames, languages } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** Renders the open language menu, by default with all five languages (decision 21); loads on the first click. */
export function LanguageList(props: {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  offered?: readonly Language[]
  onChosen?: () => void
}) {
  const { id, anchor, onClose, offered = languages, onChosen } = props
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
      {offered.map((language) => (
        <MenuItem
          key={language}
          lang={htmlLang[language]}
          role="menuitemradio"
          aria-checked={language === current}
          selected={language === current}
          onClick={() => {
            onClose()
            onChosen?.()
            void changeLanguage(language)
          }}
        >
          {languageNames[language].full}
        </MenuItem>
      ))}
    </Menu>
  )
}
