import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { initials, nameOrEmail } from '../person.ts'
import { MenuButton } from './menu-button.tsx'

const AccountList = lazyDialog(async () => (await import('./account-list.tsx')).AccountList)

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

/** Renders the account button, which opens the menu with logout. */
export function AccountMenu(props: { onShortcuts: () => void; onLogout: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const session = useSession()
  const id = useId()
  return (
    <>
      <MenuButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Initials aria-hidden>{initials(session)}</Initials>
        <span className="words">{session.hospital || nameOrEmail(session)}</span>
        <span className="wide">
          <Icon of={ChevronDown} />
        </span>
      </MenuButton>
      <LazyMount wanted={anchor !== null}>
        <AccountList id={id} anchor={anchor} onClose={() => setAnchor(null)} {...props} />
      </LazyMount>
    </>
  )
}
