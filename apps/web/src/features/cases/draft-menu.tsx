import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { WireCase } from '@systole/contract/cases/wire-case'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'

/** Renders the menu of a draft, which contains Delete. */
export function DraftMenu(props: {
  consult: WireCase
  disabled: boolean
  onDelete: (consult: WireCase) => void
}) {
  const { consult, disabled, onDelete } = props
  const { t } = useTranslation('cases')
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={anchor}
        type="button"
        data-size="small"
        disabled={disabled}
        aria-label={t('reports.more', { pet: consult.pet.name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() => {
            setOpen(false)
            onDelete(consult)
          }}
        >
          {t('deletion.one')}
        </MenuItem>
      </Menu>
    </>
  )
}
