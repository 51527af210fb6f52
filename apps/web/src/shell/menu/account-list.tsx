import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/is-staff'
import {
  Building2,
  Database,
  Keyboard,
  LogOut,
  type LucideIcon,
  ReceiptText,
  Tags,
  UserRound,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFollow } from '../../ui/navigation/app-link.tsx'
import { NEW_TAB, NewTabMark } from '../../ui/navigation/new-tab-mark.tsx'
import { nameOrEmail, userTypeKey } from '../person.ts'

const Who = styled('li')(({ theme }) => ({
  padding: '8px 16px 10px',
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& b': { display: 'block', color: (theme.vars ?? theme).palette.ink.strong, fontWeight: 650 },
}))

/** Renders the open account menu: the person, the hospital, and logout. */
export function AccountList(props: {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  onShortcuts: () => void
  onLogout: () => void
}) {
  const { id, anchor, onClose, onShortcuts, onLogout } = props
  const { t } = useTranslation('shell')
  const session = useSession()
  const isVet = !isStaff(session.user_type)
  const follow = useFollow()
  const choose = (action: () => void) => () => {
    onClose()
    action()
  }
  /** called and not mounted: the menu focuses its own children only */
  const pageItem = (href: string, icon: LucideIcon, label: ReactNode, tab?: typeof NEW_TAB) => (
    <MenuItem
      component="a"
      href={href}
      {...tab}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClose()
        follow(event, href)
      }}
    >
      <Icon of={icon} />
      {label}
    </MenuItem>
  )
  const billing = (
    <>
      {t('account.billing')}
      <NewTabMark />
    </>
  )
  return (
    <Menu
      id={id}
      disablePortal // stays inside the header, a landmark
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('account.menu') }, paper: { sx: { minWidth: 240 } } }}
    >
      <Who role="none">
        <b>{nameOrEmail(session)}</b>
        {t(`userTypes.${userTypeKey[session.user_type]}`)}
        {session.hospital && ` · ${session.hospital}`}
        <br />
        {session.email}
      </Who>
      <Divider component="li" role="separator" />
      {pageItem(paths.account(), UserRound, t('account.yours'))}
      {isVet && pageItem(paths.hospital(), Building2, t('account.hospital'))}
      {isVet && pageItem(paths.billing(), ReceiptText, billing, NEW_TAB)}
      {can(session.user_type, 'queryPrices') && pageItem(paths.prices(), Tags, t('account.prices'))}
      {can(session.user_type, 'queryOfficeHospitals') &&
        pageItem(paths.hospitals(), Building2, t('account.hospitals'))}
      {can(session.user_type, 'queryHospitalData') &&
        pageItem(paths.hospitalData(), Database, t('account.hospitalData'))}
      <MenuItem onClick={choose(onShortcuts)}>
        <Icon of={Keyboard} />
        {t('account.shortcuts')}
      </MenuItem>
      <MenuItem onClick={choose(onLogout)}>
        <Icon of={LogOut} />
        {t('account.logout')}
      </MenuItem>
    </Menu>
  )
}
