import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { useNavigateTo } from '../../../ui/navigation/use-navigate-to.ts'
import { useReconsultRefusal } from '../reconsult/use-reconsult-refusal.ts'
import { ReportButton, reportAddress } from './report-button.tsx'

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 })
const Why = styled('small')(({ theme }) => ({
  display: 'block',
  maxWidth: '34ch',
  whiteSpace: 'normal',
  color: (theme.vars ?? theme).palette.ink.muted,
}))

/** Renders Read and, in a menu, Reconsult with the reason why it is not possible, and the link (REPT-2, REPT-3). */
export function ReportActions(props: {
  report: Case
  onRead: (report: Case) => void
  onReconsult: (report: Case) => void
}) {
  const { report, onRead, onReconsult } = props
  const { t } = useTranslation(['cases', 'pets'])
  const go = useNavigateTo()
  const toast = useToast()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const refusal = useReconsultRefusal()(report)
  const close = () => setOpen(false)
  const copyLink = async () => {
    close()
    try {
      await navigator.clipboard.writeText(new URL(reportAddress(report), window.location.href).href)
      toast.show(t('reports.linkCopied'), 'success')
    } catch {
      toast.show(t('reports.linkNotCopied'), 'warning')
    }
  }
  return (
    <Row>
      <ReportButton report={report} onRead={onRead} />
      <IconButton
        ref={anchor}
        type="button"
        aria-label={t('reports.more', { pet: report.pet.name })}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu open={open} anchorEl={anchor.current} onClose={close} disablePortal>
        {!isEcgService(report.serviceId) && (
          <MenuItem
            disabled={refusal !== undefined}
            onClick={() => {
              close()
              onReconsult(report)
            }}
          >
            <span>
              {t('reports.reconsult')}
              {refusal && <Why>{refusal}</Why>}
            </span>
          </MenuItem>
        )}
        <MenuItem onClick={() => go(paths.pet({ petId: report.pet.petId }))}>
          {t('pets:search.page', { pet: report.pet.name })}
        </MenuItem>
        <MenuItem onClick={() => void copyLink()}>{t('reports.copyLink')}</MenuItem>
      </Menu>
    </Row>
  )
}
