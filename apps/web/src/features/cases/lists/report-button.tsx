import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { buttonBase, buttonColours, withLook } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

const Root = styled('a')(({ theme }) => ({
  ...buttonBase,
  ...buttonColours((theme.vars ?? theme).palette),
}))

/** Returns the address of the report's newest revision. */
export function reportAddress({ caseId, revision }: Case): string {
  const newest = revision.report_revision
  return paths.econsultReport({ caseId, ...(newest && { revision: newest }) })
}

/** Opens the report in a new tab and announces it (REPT-1). */
export function ReportButton(props: {
  report: Case
  onRead: (report: Case) => void
  variant?: 'contained' | 'outlined'
}) {
  const { report, onRead, variant = 'outlined' } = props
  const { t } = useTranslation(['main', 'common'])
  return (
    <Root
      {...withLook({ variant, size: 'small' })}
      className="go"
      href={reportAddress(report)}
      target="_blank"
      rel="noopener"
      onClick={() => onRead(report)}
    >
      {t('newReports.read')}
      <VisuallyHidden>
        {' '}
        {t('newReports.readFor', { pet: report.pet.name })} {t('common:opensInNewTab')}
      </VisuallyHidden>
    </Root>
  )
}
