import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { htmlLang, languageNames, type Wording } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { offeredWordings } from '../../i18n/hospital-country.ts'
import { changeLanguage } from '../../i18n/i18n.ts'
import { useWording } from '../../i18n/use-language.ts'

/** Renders the open language menu, by default with all offered wordings (SPEC 21); loads on the first click. */
export function LanguageList(props: {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  offered?: readonly Wording[]
  onChosen?: () => void
}) {
  const { id, anchor, onClose, offered = offeredWordings(), onChosen } = props
  const { t } = useTranslation('shell')
  const current = useWording()
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
