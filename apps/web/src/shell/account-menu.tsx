import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { ChevronDown, Keyboard, LogOut } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuButton } from './menu-button.tsx'
import { fullName, initials, userTypeKey } from './person.ts'

const Initials = styled('span')(({ theme }) => {
  const { brand } = (theme.vars ?? theme).palette
  return {
    width: 32,
    height: 32,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    backgroundColor: brand.soft,
    color: brand.deep,
    fontWeight: 700,
    fontSize: '.8125rem',
  }
})

const Who = styled('li')(({ theme }) => ({
  padding: '8px 16px 10px',
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& b': { display: 'block', color: (theme.vars ?? theme).palette.ink.strong, fontWeight: 650 },
}))

/** Who is signed in, for which hospital, and the way out. */
export function AccountMenu(props: { onShortcuts: () => void; onLogout: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { t } = useTranslation('shell')
  const session = useSession()
  const id = useId()
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  return (
    <>
      <MenuButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Initials aria-hidden>{initials(session)}</Initials>
        <span className="words">{session.hospital || fullName(session)}</span>
        <span className="wide">
          <Icon of={ChevronDown} />
        </span>
      </MenuButton>
      <Menu
        id={id}
        disablePortal // stays inside the header, a landmark
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('account.menu') }, paper: { sx: { minWidth: 240 } } }}
      >
        <Who role="none">
          <b>{fullName(session)}</b>
          {t(`userTypes.${userTypeKey[session.user_type]}`)}
          {session.hospital && ` · ${session.hospital}`}
          <br />
          {session.email}
        </Who>
        <Divider component="li" role="separator" />
        <MenuItem onClick={choose(props.onShortcuts)}>
          <Icon of={Keyboard} />
          {t('account.shortcuts')}
        </MenuItem>
        <MenuItem onClick={choose(props.onLogout)}>
          <Icon of={LogOut} />
          {t('account.logout')}
        </MenuItem>
      </Menu>
    </>
  )
}
