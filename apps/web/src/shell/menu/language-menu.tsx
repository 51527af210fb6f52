import { htmlLang, languageNames } from '@systole/i18n/languages'
import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWording } from '../../i18n/use-language.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { MenuButton } from './menu-button.tsx'

const LanguageList = lazyDialog(async () => (await import('./language-list.tsx')).LanguageList)

/** Renders all languages, each in its own script. A switch keeps the page and typed values (SHELL-5). */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { t } = useTranslation('shell')
  const current = useWording()
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
      <LazyMount wanted={anchor !== null}>
        <LanguageList id={id} anchor={anchor} onClose={() => setAnchor(null)} />
      </LazyMount>
    </>
  )
}
