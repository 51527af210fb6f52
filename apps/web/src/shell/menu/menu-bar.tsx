import { styled } from '@mui/material/styles'
import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, Menu as MenuGlyph } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homeOf } from '../../session/home-of.ts'
import { useSession } from '../../session/session-context.tsx'
import { pageWidth } from '../../theme/tokens.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { BrandMark } from '../../ui/display/brand-mark.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { useFollow } from '../../ui/navigation/app-link.tsx'
import { NEW_TAB, NewTabMark } from '../../ui/navigation/new-tab-mark.tsx'
import { useFoldedRow } from '../../ui/table/use-folded-row.ts'
import { BrandLink } from '../brand-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BellSlot } from './bell-slot.tsx'
import { CountBadge } from './count-badge.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import { isHere, type MenuItem, menuItemsOf } from './menu-items.ts'
import { UploadSlot } from './upload-slot.tsx'

const MenuMore = lazyDialog(async () => (await import('./menu-more.tsx')).MenuMore)
const MenuDrawer = lazyDialog(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The items that fit into the width of a page; the bar is wider for more. */
const PAGE_WIDE_ITEMS = 7
const WIDE = 1440

/** SHELL-1: renders the current place, waiting work, the language and the account. */
export function MenuBar(props: { onShortcuts: () => void; onLogout: () => void }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const items = menuItemsOf(session)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const row = useRef<HTMLElement>(null)
  const kept = useFoldedRow(row)
  return (
    <Bar className="no-print">
      <div data-wide={items.length > PAGE_WIDE_ITEMS || undefined}>
        <IconButton
          type="button"
          className="burger"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        >
          <Icon of={MenuGlyph} />
        </IconButton>
        <BrandLink href={homeOf(session)}>
          <BrandMark />
        </BrandLink>
        <nav aria-label={t('mainMenu')} ref={row}>
          {items.map((item) => (
            <BarItem key={item.id} item={item} />
          ))}
          <span data-fixed="" data-more="">
            <MoreButton items={items.slice(kept ?? items.length)} />
          </span>
        </nav>
        <div className="tools">
          <UploadSlot />
          <BellSlot />
          <LanguageMenu />
          <AccountMenu {...props} />
        </div>
      </div>
      <LazyMount wanted={drawerOpen}>
        <MenuDrawer
          items={items}
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          onLogout={props.onLogout}
        />
      </LazyMount>
    </Bar>
  )
}

/** Renders the menu of the items that do not fit into the row. */
function MoreButton({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('shell')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const id = useId()
  return (
    <>
      <MenuButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        data-here={items.some((item) => isHere(item, pathname))}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('more')}
        <CountBadge of={items.flatMap(({ count }) => count ?? [])} />
        <Icon of={ChevronDown} />
      </MenuButton>
      <LazyMount wanted={anchor !== null}>
        <MenuMore id={id} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
      </LazyMount>
    </>
  )
}

function BarItem({ item }: { item: MenuItem }) {
  const { t } = useTranslation('shell')
  const follow = useFollow()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <a
      href={item.href}
      aria-current={isHere(item, pathname) ? 'page' : undefined}
      onClick={(event) => follow(event, item.href)}
      {...(item.opensTab && NEW_TAB)}
    >
      {t(`nav.${item.id}`)}
      {item.opensTab && <NewTabMark />}
      {item.count && <CountBadge of={item.count} />}
    </a>
  )
}

const Bar = styled('header')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    backgroundColor: surface.paper,
    borderBottom: `1px solid ${edge.line}`,
    '& > div': {
      maxWidth: pageWidth,
      margin: '0 auto',
      padding: '0 32px',
      height: 64,
      display: 'flex',
      alignItems: 'center',
      gap: 24,
    },
    '& > [data-wide]': { maxWidth: WIDE },
    '& .burger': { display: 'none' },
    '& nav': {
      '--rows': '1',
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap', // an item that does not fit is folded into the menu More
      gap: '0 4px',
      height: '100%',
      flex: 1,
      minWidth: 0,
    },
    '& nav > [data-folded], & nav:not([data-folds]) > [data-more]': { display: 'none' },
    '& nav > [data-more]': { display: 'flex', alignItems: 'center' },
    '& nav [data-here="true"]': { color: brand.hover, fontWeight: 650 },
    '& nav > a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '0 10px',
      color: ink.body,
      fontWeight: 500,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&:hover': { color: ink.strong },
      '&:focus-visible': { outlineOffset: -4 },
    },
    '& nav > a[aria-current]': { color: brand.hover, fontWeight: 650 },
    '& nav > a[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: 10,
      right: 10,
      bottom: -1,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: brand.main,
    },
    '& .tools': { display: 'flex', alignItems: 'center', gap: 4 },
    // the hospital's name shrinks while uploads show their progress
    '& .tools:has([data-uploads]) .words': { maxWidth: 90 },
    [theme.breakpoints.down('md')]: {
      '& > div': { padding: '0 16px', gap: 8 },
      '& nav': { display: 'none' },
      '& .burger': { display: 'inline-grid' },
      '& .tools': { marginLeft: 'auto' },
    },
    // on a telephone the portal's name is hidden, its logo stays
    [theme.breakpoints.down('sm')]: {
      '& > div:has([data-uploads]) > a > span': { position: 'absolute', clipPath: 'inset(50%)' },
    },
  }
})
