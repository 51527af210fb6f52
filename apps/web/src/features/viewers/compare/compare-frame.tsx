import { styled } from '@mui/material/styles'
import { Contrast, Link2, X } from 'lucide-react'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'
import { ToolButton } from '../tool-button.tsx'
import type { ViewedFile } from '../viewed-file.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { type ComparedCase, type CompareSource, picturesOf } from './compare.queries.ts'
import { CompareChooser } from './compare-chooser.tsx'
import { createTold, type ViewLink } from './view-link.ts'

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
}))

type Beside = { picture: ViewedFile; of: ComparedCase }

/** A film beside another, of this visit or an earlier one. The keyboard and the tools are those of the one in hand. */
export function CompareFrame(props: {
  viewer: ViewerProps
  source: CompareSource
  Viewer: ComponentType<ViewerProps>
  viewerOf: (file: ViewedFile) => ComponentType<ViewerProps>
  onClose: () => void
}) {
  const { viewer, source, Viewer, viewerOf, onClose } = props
  const [beside, setBeside] = useState<Beside>()
  const [inHand, setInHand] = useState<'first' | 'second'>('first')
  const [told] = useState(createTold)
  const [linked, setLinked] = useState({ place: true, window: false })
  const link = useMemo(() => ({ ...linked, told }), [linked, told])
  const caseId = beside?.of.caseId
  const renewUrl = useCallback(
    async (fileId: string) =>
      caseId && (await picturesOf(caseId)).find((each) => each.fileId === fileId)?.url,
    [caseId],
  )
  const Other = viewerOf(beside?.picture ?? viewer.file)
  return (
    <Frame>
      <Pane inHand={viewer.active && inHand === 'first'} onHand={() => setInHand('first')}>
        <Viewer
          {...viewer}
          active={viewer.active && inHand === 'first'}
          link={link}
          onCompare={onClose}
          comparing
        />
      </Pane>
      <Pane inHand={viewer.active && inHand === 'second'} onHand={() => setInHand('second')}>
        {beside ? (
          <>
            <LinkBar
              beside={beside}
              link={link}
              onLink={setLinked}
              onClose={() => setBeside(undefined)}
            />
            <div data-viewer>
              <Other
                key={beside.picture.fileId}
                {...viewer}
                file={beside.picture}
                renewUrl={async (fileId) => (await renewUrl(fileId)) || undefined}
                active={viewer.active && inHand === 'second'}
                link={link}
              />
            </div>
          </>
        ) : (
          <CompareChooser
            source={source}
            shownId={viewer.file.fileId}
            onChoose={(picture, of) => setBeside({ picture, of })}
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

function LinkBar(props: {
  beside: Beside
  link: ViewLink
  onLink: (linked: { place: boolean; window: boolean }) => void
  onClose: () => void
}) {
  const { beside, link, onLink, onClose } = props
  const { place, window } = link
  const { t } = useTranslation('viewers')
  const format = useFormat()
  return (
    <Bar>
      <span>
        {beside.of.number}
        {beside.of.date && ` · ${format.date(beside.of.date)}`}
      </span>
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
      <ToolButton icon={X} label={t('compare.another')} iconOnly onClick={onClose} />
    </Bar>
  )
}
