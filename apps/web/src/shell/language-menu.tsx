import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { htmlLang, languageNames, offeredLanguages } from '@systole/i18n/languages'
import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { MenuButton } from './menu-button.tsx'

/** Three languages, each in its own script. A switch keeps the page and what was typed (SHELL-5). */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { t } = useTranslation('shell')
  const current = useLanguage()
  const id = useId()
  return (
    <>
      <MenuButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Globe} />
        <VisuallyHidden>{t('language.current')} </VisuallyHidden>
        <span className="words" lang={htmlLang[current]}>
          {languageNames[current].short}
        </span>
      </MenuButton>
      <Menu
        id={id}
        disablePortal // stays inside the header, a landmark
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
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
              setAnchor(null)
              void changeLanguage(language)
            }}
          >
            {languageNames[language].full}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
