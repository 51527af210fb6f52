import Menu from '@mui/material/Menu'
import MuiMenuItem from '@mui/material/MenuItem'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../ui/navigation/app-link.tsx'
import { NEW_TAB, NewTabMark } from '../../ui/navigation/new-tab-mark.tsx'
import { CountBadge } from './count-badge.tsx'
import { isHere, type MenuItem } from './menu-items.ts'

/** Renders the open menu of the items that do not fit into the bar; loads on the first click. */
export function MenuMore(props: {
  id: string
  items: readonly MenuItem[]
  anchor: HTMLElement | null
  onClose: () => void
}) {
  const { id, items, anchor, onClose } = props
  const { t } = useTranslation('shell')
  const follow = useFollow()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Menu
      id={id}
      disablePortal // stays inside the header, a landmark
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('more') } }}
    >
      {items.map((item) => (
        <MuiMenuItem
          key={item.id}
          component="a"
          href={item.href}
          selected={isHere(item, pathname)}
          aria-current={isHere(item, pathname) ? 'page' : undefined}
          sx={{ gap: 1, minHeight: 44 }}
          onClick={(event) => {
            onClose()
            follow(event, item.href)
          }}
          {...(item.opensTab && NEW_TAB)}
        >
          {t(`nav.${item.id}`)}
          {item.opensTab && <NewTabMark />}
          {item.count && <CountBadge of={item.count} />}
        </MuiMenuItem>
      ))}
    </Menu>
  )
}
