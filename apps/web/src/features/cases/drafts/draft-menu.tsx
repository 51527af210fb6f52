import type { Case } from '@systole/contract/cases/wire-case'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { usePointerApproach } from '../../../ui/hooks/use-pointer-approach.ts'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'

const DraftMenuList = lazyDialog(async () => (await import('./draft-menu-list.tsx')).DraftMenuList)

/** Renders the menu of a draft, which contains Delete. */
export function DraftMenu(props: {
  consult: Case
  disabled: boolean
  onDelete: (consult: Case) => void
}) {
  const { consult, disabled, onDelete } = props
  const { t } = useTranslation('cases')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  usePointerApproach('[data-draft-menu]', () => void DraftMenuList.fetch().catch(() => undefined))
  return (
    <>
      <IconButton
        type="button"
        data-draft-menu
        data-size="small"
        disabled={disabled}
        aria-label={t('reports.more', { pet: consult.pet.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      <LazyMount wanted={anchor !== null}>
        <DraftMenuList
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onDelete={() => onDelete(consult)}
        />
      </LazyMount>
    </>
  )
}
