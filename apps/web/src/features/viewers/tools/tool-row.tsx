import { styled } from '@mui/material/styles'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFoldedRow } from '../../../ui/table/use-folded-row.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolMenu } from './tool-menu.tsx'

const Bar = styled('div')({
  position: 'relative',
  '& > [data-folded]': { display: 'none' },
  '&:not([data-folds]) [data-more]': { display: 'none' },
})

/** The tools common to all viewers, placed together at the end. */
const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginLeft: 'auto',
})

/** Renders the tools of a viewer in at most two rows; those that do not fit are in the menu of the ⋯ button. */
export function ToolRow({ children, end }: { children: ReactNode; end: ReactNode }) {
  const { t } = useTranslation('viewers')
  const bar = useRef<HTMLDivElement>(null)
  const kept = useFoldedRow(bar)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && kept !== undefined
  const close = () => {
    const { activeElement } = document
    setOpen(false)
    // a tool may have moved the focus to the picture; otherwise it returns to the button
    if (activeElement === document.body || bar.current?.contains(activeElement))
      bar.current?.querySelector<HTMLElement>('[data-more] > button')?.focus()
  }
  return (
    <Bar ref={bar}>
      {children}
      <End data-fixed="">
        <span data-more="">
          <ToolButton
            icon={Ellipsis}
            label={t('tools.more')}
            iconOnly
            expanded={isShown}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
        {end}
      </End>
      {isShown && (
        <ToolMenu bar={bar} kept={kept} onClose={close}>
          {children}
        </ToolMenu>
      )}
    </Bar>
  )
}
