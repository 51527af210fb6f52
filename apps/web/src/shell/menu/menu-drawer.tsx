import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { LogOut, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFollow } from '../../ui/navigation/app-link.tsx'
import { NEW_TAB, NewTabMark } from '../../ui/navigation/new-tab-mark.tsx'
import { CountBadge } from './count-badge.tsx'
import { isHere, type MenuItem } from './menu-items.ts'

const Body = styled('div')(({ theme }) => {
  const { ink, surface, brand } = (theme.vars ?? theme).palette
  return {
    width: 'min(320px, 86vw)',
    padding: 16,
    '& nav': { display: 'grid', gap: 4, marginTop: 8 },
    '& a, & .logout': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      width: '100%',
      minHeight: 48,
      padding: '0 12px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      font: 'inherit',
      fontWeight: 500,
      color: ink.body,
      textDecoration: 'none',
      cursor: 'pointer',
    },
    '& a:hover, & .logout:hover': { backgroundColor: surface.sunken },
    '& a[aria-current]': { backgroundColor: surface.tint, color: brand.hover, fontWeight: 650 },
    '& hr': { margin: '12px 0', border: 0, borderTop: '1px solid currentColor', opacity: 0.15 },
  }
})

/** Renders the menu below 900 px: the same items and counts, and Logout. */
export function MenuDrawer(props: {
  items: readonly MenuItem[]
  open: boolean
  onClose: () => void
  onLogout: () => void
}) {
  const { items, open, onClose, onLogout } = props
  const { t } = useTranslation('shell')
  const follow = useFollow()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('mainMenu') } }}
    >
      <Body>
        <IconButton type="button" aria-label={t('closeMenu')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
        <nav aria-label={t('mainMenu')}>
          {items.map((item) => (
            <a
              key={item.id}
              href={item.href}
              aria-current={isHere(item, pathname) ? 'page' : undefined}
              onClick={(event) => {
                onClose()
                follow(event, item.href)
              }}
              {...(item.opensTab && NEW_TAB)}
            >
              {t(`nav.${item.id}`)}
              {item.opensTab && <NewTabMark />}
              {item.count && <CountBadge of={item.count} />}
            </a>
          ))}
        </nav>
        <hr />
        <button
          type="button"
          className="logout"
          onClick={() => {
            onClose()
            onLogout()
          }}
        >
          <Icon of={LogOut} />
          {t('account.logout')}
        </button>
      </Body>
    </Drawer>
  )
}
