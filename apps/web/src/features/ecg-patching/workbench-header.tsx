import { styled } from '@mui/material/styles'
import { ArrowLeft, Keyboard, Moon, Sun } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lastWorklist } from '../../shell/last-worklist.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { useFollow } from '../../ui/navigation/app-link.tsx'

const Bar = styled('header')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: '6px 12px',
    minHeight: 56,
    padding: '6px 16px 6px 8px',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    whiteSpace: 'nowrap',
    '& > a': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      color: ink.body,
    },
    '& h1': {
      ...theme.typography.h1,
      ...{ flexShrink: 0, maxWidth: '34%', overflow: 'hidden', textOverflow: 'ellipsis' },
      ...{ fontSize: '1.25rem', lineHeight: 1.4, whiteSpace: 'nowrap' },
    },
    '& [data-muted]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: ink.muted,
    },
    '& [data-tag]': {
      padding: '0 7px',
      border: `1px solid ${edge.control}`,
      borderRadius: 5,
      fontSize: '.8125rem',
      fontWeight: 600,
      lineHeight: '21px',
    },
    '& hr': { width: 1, height: 24, margin: 0, border: 0, backgroundColor: edge.line },
    '& button[aria-haspopup]': { borderStyle: 'dashed', color: ink.muted },
    [theme.breakpoints.down('lg')]: { '& [data-wide]': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      flexWrap: 'wrap',
      '& h1': { maxWidth: '70%' },
      '& > a, & > button': { minWidth: 44, minHeight: 44 },
    },
  }
})

/** The facts of the case in the header. */
export type HeadFacts = {
  petName: string
  caseNumber: string
  hospital: string
  service: string
}

/** Shows the case, the time left and the state of saving, with the ways to end the preparation. */
export const WorkbenchHeader = memo(function WorkbenchHeader(props: {
  facts: HeadFacts
  timeLeft: ReactNode
  saved: string
  isNight: boolean
  onNight: () => void
  onKeys: () => void
  /** The id of the reasons why a normal report is off. */
  normalReasonsId: string
  /** Opens the normal report, or why it is off; `undefined` for who signs none. */
  onNormal: (() => void) | undefined
  canSend: boolean
  isSending: boolean
  onSend: () => void
}) {
  const { facts, timeLeft, saved, isNight, onNight, onKeys, normalReasonsId, onNormal } = props
  const { canSend, isSending, onSend } = props
  const { t } = useTranslation('patching')
  const follow = useFollow()
  return (
    <Bar>
      <a
        href={lastWorklist()}
        aria-label={t('header.back')}
        onClick={(event) => follow(event, lastWorklist())}
      >
        <Icon of={ArrowLeft} />
      </a>
      <h1>{facts.petName}</h1>
      <span data-muted data-wide>
        {facts.caseNumber} · {facts.hospital}
      </span>
      <span data-tag>{facts.service}</span>
      <span style={{ flex: 1 }} />
      {timeLeft}
      <span data-muted role="status">
        {saved}
      </span>
      <hr data-wide />
      <IconButton
        data-size="small"
        aria-label={t(isNight ? 'header.toLight' : 'header.toNight')}
        onClick={onNight}
      >
        <Icon of={isNight ? Sun : Moon} />
      </IconButton>
      <IconButton data-size="small" data-wide aria-label={t('header.keys')} onClick={onKeys}>
        <Icon of={Keyboard} />
      </IconButton>
      {canSend && (
        <>
          {onNormal && (
            <Button
              size="small"
              variant="outlined"
              aria-haspopup="dialog"
              aria-describedby={normalReasonsId}
              onClick={onNormal}
            >
              {t('header.normal')}
            </Button>
          )}
          <Button
            size="small"
            variant="contained"
            aria-keyshortcuts="Control+Enter"
            disabled={isSending}
            endIcon={<Kbd aria-hidden>Ctrl ↵</Kbd>}
            onClick={onSend}
          >
            {t('header.send')}
          </Button>
        </>
      )}
    </Bar>
  )
})
