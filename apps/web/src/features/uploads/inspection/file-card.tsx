import { styled } from '@mui/material/styles'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { CloudUpload, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { layer } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadAll } from '../../../ui/button/download-all.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { isStopped } from '../queue/upload-store.ts'
import type { ListedUpload } from '../queue/use-uploads.ts'

const Head = styled('div')(({ theme }) => {
  const { ink, surface } = (theme.vars ?? theme).palette
  return {
    position: 'sticky',
    top: 0,
    zIndex: layer.sticky - 1,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minHeight: 56,
    padding: '8px 14px 8px 20px',
    borderRadius: '10px 10px 0 0',
    backgroundColor: surface.paper,
    '& h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, color: ink.strong },
    '& .counts': { flex: 1, color: ink.muted, fontSize: '.9375rem' },
    [theme.breakpoints.down('md')]: {
      padding: '8px 16px',
      '& h3': { flex: 1 },
      '& .counts': { flex: '1 1 100%', order: 1 },
    },
  }
})

const Pill = styled(Button)(({ theme }) => {
  const { ink, surface } = (theme.vars ?? theme).palette
  return {
    borderRadius: 999,
    paddingInline: 20,
    '&&, &&:hover': {
      color: surface.paper,
      backgroundColor: ink.strong,
      boxShadow: '0 2px 8px rgba(18,37,43,.25)',
    },
    '&&:hover': { opacity: 0.9 },
  }
})

/** Renders the floating add button in the table's header, where it covers no row (INSP-1). */
export function AddFileButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('uploads')
  return (
    <Pill variant="contained" onClick={onClick} startIcon={<Icon of={Plus} size={20} />}>
      {t('addFile')}
    </Pill>
  )
}

/** Renders the header with the counts, and the table or the empty state. */
export function FileCard(props: {
  caseId: string
  files: readonly UploadedFile[]
  uploads: readonly ListedUpload[]
  /** The add button; absent on a phone, where it is in the bottom bar, and if nothing may be added. */
  add: ReactNode
  startWithXray: boolean
  children: ReactNode
}) {
  const { caseId, files, uploads, add, startWithXray, children } = props
  const { t } = useTranslation('uploads')
  const empty = files.length + uploads.length === 0
  return (
    <Card as="section" aria-label={t('files')} style={{ marginTop: 20 }}>
      {!empty && (
        <Head>
          <h3>{t('files')}</h3>
          <span className="counts">
            <Counts files={files} uploads={uploads} />
          </span>
          <DownloadAll caseId={caseId} count={files.length} label={t('downloadAll')} />
          {add}
        </Head>
      )}
      {empty ? (
        <EmptyState icon={CloudUpload} action={add}>
          {startWithXray ? t('emptyXray') : t('empty')}
        </EmptyState>
      ) : (
        children
      )}
    </Card>
  )
}

/** Formats "4 added, 1 uploading, 1 waiting, 2 stopped". */
function Counts(props: { files: readonly unknown[]; uploads: readonly ListedUpload[] }) {
  const { files, uploads } = props
  const { t } = useTranslation('uploads')
  const waiting = uploads.filter(({ phase }) => phase === 'waiting').length
  const stopped = uploads.filter(isStopped).length
  const uploading = uploads.length - waiting - stopped
  const parts = [
    files.length > 0 && t('counts.added', { count: files.length }),
    uploading > 0 && t('counts.uploading', { count: uploading }),
    waiting > 0 && t('counts.waiting', { count: waiting }),
    stopped > 0 && t('counts.stopped', { count: stopped }),
  ]
  return parts.filter(Boolean).join(t('counts.separator'))
}
