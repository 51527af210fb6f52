import { styled } from '@mui/material/styles'
import { fill } from '@systole/i18n/fill'
import type { ReportTexts } from '@systole/report/written-texts'
import { ArrowLeft, LogOut, Printer } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { DownloadPdfButton } from './download-pdf-button.tsx'
import { RevisionPicker } from './revision-picker.tsx'

const Root = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  backgroundColor: (theme.vars ?? theme).palette.surface.paper,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  '@media (max-width: 700px)': { position: 'static' },
}))

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  maxWidth: 1000,
  margin: '0 auto',
  padding: '8px 24px',
  '& b': {
    flex: 1,
    minWidth: 'min(100%, 14ch)',
    color: (theme.vars ?? theme).palette.ink.strong,
    overflowWrap: 'anywhere',
  },
  '@media (max-width: 700px)': { padding: '8px 16px' },
}))

/** Renders the bar's space while there is no report, so that nothing moves when it appears. */
export function ReportBarRoom({ title }: { title: string }) {
  return (
    <Root className="no-print">
      <Inside>
        <b>{title}</b>
      </Inside>
    </Root>
  )
}

/** Shows which report this is and its actions, on the screen only, in the report's language (RVIEW-4). */
export function ReportBar(props: {
  caseId: string
  back: string
  revision: string
  hasPdf: boolean
  heading: string
  timeZone: string
  words: ReportTexts['reports']['view']
  lang: string
  onLogout: () => void
}) {
  const { caseId, back, revision, hasPdf, heading, timeZone, words, lang, onLogout } = props
  return (
    <Root className="no-print" lang={lang}>
      <Inside>
        <ButtonLink size="small" href={back} startIcon={<Icon of={ArrowLeft} />}>
          {words.back}
        </ButtonLink>
        <b>{heading}</b>
        <RevisionPicker
          caseId={caseId}
          revision={revision}
          timeZone={timeZone}
          label={(date) => fill(words.revision, { date })}
        />
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon of={Printer} />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        <DownloadPdfButton {...{ caseId, revision, hasPdf, words }} />
        <Button size="small" startIcon={<Icon of={LogOut} />} onClick={onLogout}>
          {words.logout}
        </Button>
      </Inside>
    </Root>
  )
}
