import { styled } from '@mui/material/styles'
import { CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { layer } from '../../../theme/tokens.ts'
import { Icon } from '../../../ui/display/icon.tsx'

const Veil = styled('div')(({ theme }) => {
  const { brand, ink, surface } = (theme.vars ?? theme).palette
  return {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'grid',
    placeItems: 'center',
    padding: 24,
    pointerEvents: 'none', // the page below receives the drop
    backgroundColor: `color-mix(in srgb, ${surface.canvas} 78%, transparent)`,
    '& > div': {
      display: 'grid',
      justifyItems: 'center',
      gap: 8,
      maxWidth: 460,
      padding: '32px 36px',
      border: `2px solid ${brand.main}`,
      borderRadius: 14,
      backgroundColor: surface.paper,
      textAlign: 'center',
      color: ink.body,
    },
    '& b': { fontSize: '1.125rem', color: ink.strong },
    '& p': { margin: 0 },
    '& svg': { color: brand.main },
  }
})

/** Shows the effect of dropping. */
export function DropVeil() {
  const { t } = useTranslation('intake')
  return (
    <Veil role="status">
      <div>
        <Icon of={CloudUpload} size={36} strokeWidth={1.5} />
        <b>{t('veil.title')}</b>
        <p>{t('veil.text')}</p>
      </div>
    </Veil>
  )
}
