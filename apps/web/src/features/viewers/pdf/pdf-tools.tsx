import { styled } from '@mui/material/styles'
import {
  ExternalLink,
  MoveHorizontal,
  MoveVertical,
  PanelLeft,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { MeasureTools } from '../measuring/measure-tools.tsx'
import type { Measuring } from '../measuring/use-measuring.ts'
import type { ViewedFile } from '../opening/viewed-file.ts'
import { SearchTools } from '../tools/search-tools.tsx'
import { ToolButton, ToolDivider } from '../tools/tool-button.tsx'
import { type PdfFit, zoomedFit } from './pdf-fit.ts'
import type { PdfSearch } from './use-pdf-search.ts'

const TabLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  flex: 'none',
  height: 36,
  padding: '0 10px',
  borderRadius: 6,
  fontSize: '.875rem',
  [theme.breakpoints.down('md')]: { height: 44 },
  color: (theme.vars ?? theme).palette.ink.body,
  '@container tools (max-width: 480px)': {
    position: 'relative',
    padding: 0,
    minWidth: 38,
    justifyContent: 'center',
    '& > span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}))
const PageNumber = styled('input')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    flex: 'none',
    width: 64,
    height: 36,
    padding: '0 8px',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: 'transparent',
    color: ink.strong,
    font: 'inherit',
    fontSize: '.875rem',
    [theme.breakpoints.down('md')]: { height: 44 },
  }
})

type Props = {
  file: ViewedFile
  pages: number
  current: number
  onPage: (page: number) => void
  fit: PdfFit
  onFit: (fit: PdfFit) => void
  onTurn: () => void
  search: PdfSearch
  listed: boolean
  onList: () => void
  /** The measuring on an ECG; `undefined` for other documents. */
  measuring: Measuring | undefined
}

/** Renders pages, size, rotation, search and download. */
export function PdfTools(props: Props) {
  const { file, pages, onTurn, search, listed, onList, measuring } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      {pages > 1 && (
        <>
          <ToolButton
            icon={PanelLeft}
            label={t('pdf.pages')}
            iconOnly
            pressed={listed}
            onClick={onList}
          />
          <PageChoice {...props} />
          <ToolDivider />
        </>
      )}
      {measuring && <MeasureTools measuring={measuring} kind={file.kind} />}
      <SizeTools {...props} />
      <ToolButton icon={RotateCw} label={t('pdf.rotate')} shortcut="T" iconOnly onClick={onTurn} />
      <ToolDivider />
      <SearchTools
        query={search.query}
        onQuery={search.search}
        at={search.at}
        count={search.found.length}
        onNext={search.next}
      />
      <TabLink href={file.url} target="_blank" rel="noopener noreferrer">
        <Icon of={ExternalLink} size={18} />
        <span>{t('openInTab')}</span>
      </TabLink>
    </>
  )
}

function PageChoice({ pages, current, onPage }: Props) {
  const { t } = useTranslation('viewers')
  return (
    <>
      <PageNumber
        type="number"
        aria-label={t('pdf.goTo')}
        min={1}
        max={pages}
        value={current}
        onChange={(event) => {
          const page = Number.parseInt(event.target.value, 10)
          if (page >= 1 && page <= pages) onPage(page)
        }}
      />
      <span style={{ whiteSpace: 'nowrap', fontSize: '.875rem' }}>{t('pdf.of', { pages })}</span>
    </>
  )
}

function SizeTools({ fit, onFit }: Props) {
  const { t } = useTranslation('viewers')
  const fits = (to: PdfFit['to']) => fit.to === to && fit.zoom === 1
  return (
    <>
      <ToolButton
        icon={ZoomIn}
        label={t('tools.zoomIn')}
        shortcut="+"
        iconOnly
        onClick={() => onFit(zoomedFit(fit, 1))}
      />
      <ToolButton
        icon={ZoomOut}
        label={t('tools.zoomOut')}
        shortcut="-"
        iconOnly
        onClick={() => onFit(zoomedFit(fit, -1))}
      />
      <ToolButton
        icon={MoveHorizontal}
        label={t('pdf.fitWidth')}
        shortcut="R"
        iconOnly
        pressed={fits('width')}
        onClick={() => onFit({ to: 'width', zoom: 1 })}
      />
      <ToolButton
        icon={MoveVertical}
        label={t('pdf.fitPage')}
        shortcut="H"
        iconOnly
        pressed={fits('page')}
        onClick={() => onFit({ to: 'page', zoom: 1 })}
      />
    </>
  )
}
