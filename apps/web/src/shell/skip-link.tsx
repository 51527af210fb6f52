import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { shadow } from '../theme/tokens.ts'

const Root = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 12,
  top: -90,
  padding: '10px 16px',
  borderRadius: 6,
  zIndex: 50,
  color: (theme.vars ?? theme).palette.brand.main,
  backgroundColor: (theme.vars ?? theme).palette.surface.paper,
  boxShadow: shadow.menu,
  // With reduced motion every property has a transition, during which the link would still cover the logo.
  transitionProperty: 'none',
  '&:focus': { top: 12 },
}))

export const CONTENT_ID = 'content'

/** Renders the first stop of the Tab key. */
export function SkipLink() {
  const { t } = useTranslation('shell')
  return (
    <Root
      className="no-print"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      {t('skipToContent')}
    </Root>
  )
}
