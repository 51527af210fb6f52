import { styled } from '@mui/material/styles'
import { ExternalLink, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { ToolButton, ToolDivider, ToolSelect } from '../tool-button.tsx'
import type { ViewedFile } from '../viewed-file.ts'

const ZOOM = 1.25

const TabLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  flex: 'none',
  height: 36,
  padding: '0 10px',
  borderRadius: 6,
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.body,
}))

export function PdfTools(props: {
  file: ViewedFile
  pages: number
  onPage: (page: number) => void
  zoom: number
  onZoom: (zoom: number) => void
}) {
  const { file, pages, onPage, zoom, onZoom } = props
  const { t } = useTranslation(['viewers', 'common'])
  return (
    <>
      <ToolButton
        icon={ZoomIn}
        label={t('viewers:tools.zoomIn')}
        shortcut="+"
        iconOnly
        onClick={() => onZoom(zoom * ZOOM)}
      />
      <ToolButton
        icon={ZoomOut}
        label={t('viewers:tools.zoomOut')}
        shortcut="-"
        iconOnly
        onClick={() => onZoom(zoom / ZOOM)}
      />
      <ToolButton
        icon={RotateCcw}
        label={t('viewers:tools.reset')}
        shortcut="R"
        iconOnly
        onClick={() => onZoom(1)}
      />
      {pages > 1 && (
        <>
          <ToolDivider />
          <ToolSelect
            aria-label={t('viewers:pdf.goTo')}
            defaultValue={1}
            onChange={(event) => onPage(Number(event.target.value))}
          >
            {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
              <option key={page} value={page}>
                {t('viewers:pdf.page', { page, pages })}
              </option>
            ))}
          </ToolSelect>
        </>
      )}
      <TabLink href={file.url} target="_blank" rel="noopener noreferrer">
        <Icon of={ExternalLink} size={18} />
        {t('viewers:openInTab')}
      </TabLink>
    </>
  )
}
