import { htmlLang, languageNames, languagesWithButtons, wordings } from '@systole/i18n/languages'
import { Globe } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWording } from '../../i18n/use-language.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'

const LanguageList = lazyDialog(
  async () => (await import('../../shell/menu/language-list.tsx')).LanguageList,
)

const others = wordings.filter((wording) => !languagesWithButtons.some((own) => own === wording))

/** Renders the languages without a button of their own; the button shows the chosen one. */
export function MoreLanguages({ onChosen }: { onChosen: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { t } = useTranslation('shell')
  const current = useWording()
  const id = useId()
  const chosen = others.find((language) => language === current)
  return (
    <>
      <button
        type="button"
        className={chosen && 'chosen'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Globe} />
        <VisuallyHidden>{t(chosen ? 'language.current' : 'language.more')} </VisuallyHidden>
        {chosen && <span lang={htmlLang[chosen]}>{languageNames[chosen].short}</span>}
      </button>
      <LazyMount wanted={anchor !== null}>
        <LanguageList
          id={id}
          anchor={anchor}
          offered={others}
          onClose={() => setAnchor(null)}
          onChosen={onChosen}
        />
      </LazyMount>
    </>
  )
}
