import { styled } from '@mui/material/styles'
import { htmlLang, languageNames, languagesWithButtons } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../i18n/i18n.ts'
import { useWording } from '../../i18n/use-language.ts'
import { MoreLanguages } from './more-languages.tsx'

const Group = styled('div')(({ theme }) => {
  const { brand, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 4,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 14px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: ink.muted,
      font: 'inherit',
      fontWeight: 500,
      fontSize: '.9375rem',
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.sunken },
    },
    '& button[aria-pressed="true"], & button.chosen': {
      color: brand.hover,
      backgroundColor: surface.tint,
      fontWeight: 650,
    },
    [theme.breakpoints.down('md')]: {
      justifyContent: 'flex-start',
      margin: '0 -10px 12px',
      '& button': { padding: '0 10px' },
    },
  }
})

/** Renders three languages, each in its own script (LOGIN-8), and a small menu with the others (SPEC 21). */
export function LanguageButtons({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('shell')
  const current = useWording()
  return (
    <Group role="group" aria-label={t('language.label')}>
      {languagesWithButtons.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang[language]}
          aria-pressed={language === current}
          onClick={() => {
            onChosen()
            void changeLanguage(language)
          }}
        >
          {languageNames[language].short}
        </button>
      ))}
      <MoreLanguages onChosen={onChosen} />
    </Group>
  )
}
