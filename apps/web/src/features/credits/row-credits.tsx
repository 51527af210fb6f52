import { HandCoins, Undo2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../i18n/i18n.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'

const CaseCreditsById = lazy(async () => {
  const [part] = await Promise.all([
    import('./case-credits-by-id.tsx'),
    addTexts('billing', 'errors'),
  ])
  return { default: part.CaseCreditsById }
})

const ICONS = { refund: Undo2, deduct: HandCoins } as const

/** The icon on the row of a case: refund what was deducted for it, or deduct what it takes. ROLE-3. */
export function RowCredits(props: {
  caseId: string
  caseNumber: string
  mode: 'refund' | 'deduct'
  onChanged: () => void
}) {
  const { caseId, caseNumber, mode, onChanged } = props
  const { t } = useTranslation('reading')
  const [isOpen, setOpen] = useState(false)
  const label = t(`worklist.credits.${mode}`, { id: caseNumber })
  return (
    <>
      <IconButton
        type="button"
        data-size="small"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        style={{ position: 'relative' }} // above the link that covers the row
        onClick={() => setOpen(true)}
      >
        <Icon of={ICONS[mode]} />
      </IconButton>
      <OnDemand wanted={isOpen}>
        {isOpen && (
          <CaseCreditsById
            caseId={caseId}
            onClose={() => {
              setOpen(false)
              onChanged()
            }}
          />
        )}
      </OnDemand>
    </>
  )
}
