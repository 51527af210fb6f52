import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { CircleAlert, CloudUpload } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../session/session-context.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useFollow } from '../../../ui/navigation/app-link.tsx'
import { queueProgress } from './queue-progress.ts'
import { isRunning, uploadStore } from './upload-store.ts'
import { watchOtherTabs } from './watch-other-tabs.ts'

const INSPECTION = 3

const Pill = styled('a')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 40,
    padding: '0 14px',
    border: `1px solid ${edge.line}`,
    borderRadius: 999,
    fontSize: '.9375rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: ink.strong,
    backgroundColor: surface.paper,
    '& svg': { color: brand.main },
    '& small': { fontSize: '.875rem', fontWeight: 400, color: ink.muted },
    '&[data-stuck]': { color: tone.warn.text, backgroundColor: tone.warn.background },
    '&[data-stuck] svg': { color: 'inherit' },
    [theme.breakpoints.down('md')]: {
      minHeight: 44,
      padding: '0 10px',
      '& small': { display: 'none' },
    },
  }
})

/** Shows the progress of all uploads on every page, with a link to their case. */
export function UploadPill() {
  const { t } = useTranslation('intake')
  const { uid } = useSession()
  const follow = useFollow()
  const all = useSyncExternalStore(uploadStore.subscribe, uploadStore.get)
  useEffect(watchOtherTabs, [])
  const uploads = all.filter(({ accountId }) => accountId === uid)
  const first = uploads.find(({ state }) => isRunning(state)) ?? uploads[0]
  if (!first) return null
  const { percent, files, failed, stuck } = queueProgress(uploads)
  const isStuck = stuck > 0 && stuck === files + failed
  const href = paths.testDetail({ caseId: first.caseId, stage: INSPECTION })
  return (
    <Pill
      href={href}
      data-uploads
      data-stuck={isStuck ? '' : undefined}
      onClick={(event) => follow(event, href)}
    >
      <Icon of={isStuck ? CircleAlert : CloudUpload} size={18} />
      <span aria-hidden>
        {isStuck ? stuck : `${percent}%`}{' '}
        <small>{isStuck ? t('pill.needs') : t('pill.files', { count: files })}</small>
      </span>
      <VisuallyHidden>
        {isStuck ? t('pill.stuck', { count: stuck }) : t('pill.label', { percent, count: files })}
      </VisuallyHidden>
    </Pill>
  )
}
