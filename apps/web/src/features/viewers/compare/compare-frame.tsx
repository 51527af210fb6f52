import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Contrast, Link2, X } from 'lucide-react'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ViewedFile } from '../opening/viewed-file.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import {
  type ComparedCase,
  type CompareSource,
  comparedCasesQuery,
  isDicomFile,
  viewableFilesOf,
} from './compare.queries.ts'
import { CompareChooser } from './compare-chooser.tsx'
import { createLastViewStore, type ViewLink } from './view-link.ts'

const Frame = styled('div')(({ theme }) => {
  const { brand, edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    height: '100%',
    minHeight: 0,
    backgroundColor: surface.canvas,
    '& > div': { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
    '& > div > [data-viewer]': { flex: 1, minHeight: 0 },
    '& > div + div': { borderLeft: `1px solid ${edge.line}` },
    '& > div[data-active]': { boxShadow: `inset 0 2px 0 ${brand.main}` },
    '@media (max-width: 700px)': {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    },
  }
})

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  padding: '2px 8px 2px 14px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  fontSize: '.875rem',
  '& > span': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-other]': {
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.tone.warn.text,
  },
}))

type Beside = { file: ViewedFile; of: ComparedCase }

/**
 * Shows a file beside another, of an earlier visit or of this one; two images move together. Keyboard and tools belong to the
 * active viewer.
 */
export function CompareFrame(props: {
  viewer: ViewerProps
  source: CompareSource
  Viewer: ComponentType<ViewerProps>
  viewerOf: (file: ViewedFile) => ComponentType<ViewerProps>
  onClose: () => void
}) {
  const { viewer, source, Viewer, viewerOf, onClose } = props
  const { t } = useTranslation('viewers')
  const [beside, setBeside] = useState<Beside>()
  const [inHand, setInHand] = useState<'first' | 'second'>('first')
  const [reported] = useState(createLastViewStore)
  const [linked, setLinked] = useState({ place: true, window: false })
  const link = useMemo(() => ({ ...linked, reported }), [linked, reported])
  const caseId = beside?.of.caseId
  const renewUrl = useCallback(
    async (fileId: string) =>
      caseId && (await viewableFilesOf(caseId)).find((each) => each.fileId === fileId)?.url,
    [caseId],
  )
  const { data: cases } = useQuery(comparedCasesQuery(source))
  const first = cases?.find(({ files }) =>
    files.some(({ fileId }) => fileId === viewer.file.fileId),
  )
  const Other = viewerOf(beside?.file ?? viewer.file)
  const canLink = beside !== undefined && isDicomFile(beside.file) && isDicomFile(viewer.file)
  return (
    <Frame>
      <Pane inHand={viewer.active && inHand === 'first'} onHand={() => setInHand('first')}>
        <Bar>
          <PatientLine of={first} source={source} />
        </Bar>
        <div data-viewer>
          <Viewer
            {...viewer}
            active={viewer.active && inHand === 'first'}
            link={link}
            onCompare={onClose}
            comparing
          />
        </div>
      </Pane>
      <Pane inHand={viewer.active && inHand === 'second'} onHand={() => setInHand('second')}>
        {beside ? (
          <>
            <Bar>
              <PatientLine of={beside.of} source={source} />
              {canLink && <LinkTools link={link} onLink={setLinked} />}
              <ToolButton
                icon={X}
                label={t('compare.another')}
                iconOnly
                onClick={() => setBeside(undefined)}
              />
            </Bar>
            <div data-viewer>
              <Other
                key={beside.file.fileId}
                {...viewer}
                file={beside.file}
                renewUrl={async (fileId) => (await renewUrl(fileId)) || undefined}
                active={viewer.active && inHand === 'second'}
                link={link}
              />
            </div>
          </>
        ) : (
          <CompareChooser
            source={source}
            shown={viewer.file}
            onChoose={(file, of) => setBeside({ file, of })}
            onClose={onClose}
          />
        )}
      </Pane>
    </Frame>
  )
}

function Pane(props: { inHand: boolean; onHand: () => void; children: React.ReactNode }) {
  const { inHand, onHand, children } = props
  return (
    <div
      onPointerDownCapture={onHand}
      onFocusCapture={onHand}
      onWheelCapture={onHand}
      {...(inHand && { 'data-active': '' })}
    >
      {children}
    </div>
  )
}

/** Shows the visit of a file, so that an image of another visit is not mistaken for a current one. */
function PatientLine({ of, source }: { of: ComparedCase | undefined; source: CompareSource }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const isHere = of?.caseId === source.caseId
  return (
    <span {...(of && !isHere && { 'data-other': '' })}>
      {of && (isHere ? t('compare.thisCase') : of.number)}
      {of?.date && ` · ${format.date(of.date)}`}
    </span>
  )
}

function LinkTools(props: {
  link: ViewLink
  onLink: (linked: { place: boolean; window: boolean }) => void
}) {
  const { link, onLink } = props
  const { place, window } = link
  const { t } = useTranslation('viewers')
  return (
    <>
      <ToolButton
        icon={Link2}
        label={t('compare.linkPlace')}
        iconOnly
        pressed={place}
        onClick={() => onLink({ place: !place, window })}
      />
      <ToolButton
        icon={Contrast}
        label={t('compare.linkWindow')}
        iconOnly
        pressed={window}
        onClick={() => onLink({ place, window: !window })}
      />
    </>
  )
}
