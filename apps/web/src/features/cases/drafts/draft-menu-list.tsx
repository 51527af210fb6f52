import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'

/** Renders the open menu of a draft; loads when its button is about to be pressed. */
export function DraftMenuList(props: {
  anchor: HTMLElement | null
  onClose: () => void
  onDelete: () => void
}) {
  const { anchor, onClose, onDelete } = props
  const { t } = useTranslation('cases')
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      disablePortal
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem
        onClick={() => {
          onClose()
          onDelete()
        }}
      >
        {t('deletion.one')}
      </MenuItem>
    </Menu>
  )
}
