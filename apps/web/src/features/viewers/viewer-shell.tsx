import { styled } from '@mui/material/styles'
import { Columns2, ImagePlus, Keyboard, Maximize } from 'lucide-react'
import { type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { dark } from '../../theme/tokens.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { DownloadLink } from './bytes/download-link.tsx'
import { FileCorner, RightCorner } from './file-corner.tsx'
import type { CapturePicture } from './key-image/captured-picture.ts'
import { useViewerKeys, type ViewerKeys } from './keys/use-viewer-keys.ts'
import { type KeyWord, keyWords } from './keys/viewer-key-words.ts'
import { ToolButton } from './tools/tool-button.tsx'
import { ToolRow } from './tools/tool-row.tsx'
import type { ViewerProps } from './viewer-props.ts'

const ViewerKeysDialog = lazyDialog(
  async () => (await import('./keys/viewer-keys-dialog.tsx')).ViewerKeysDialog,
)

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  containerName: 'viewer',
  containerType: 'inline-size',
  '&:fullscreen': { backgroundColor: dark.viewport },
})

export const Tools = styled('div')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    zIndex: 3, // the menu of the tools covers the picture
    containerName: 'tools',
    containerType: 'inline-size',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      // tools that do not fit into one row use another, and then the ⋯ menu
      flexWrap: 'wrap',
      gap: 2,
      minHeight: 48,
      padding: '4px 10px',
    },
    '@container tools (max-width: 480px)': { '& > div': { padding: '2px 6px' } },
  }
})

const Row = styled('div')({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@container viewer (max-width: 640px)': { flexDirection: 'column' },
})

/** The picture's background, black in either theme, so that its pixels look the same. */
const Stage = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: dark.viewport,
  color: dark.body,
})

type Props = {
  viewer: ViewerProps
  children: ReactNode
  tools?: ReactNode
  /** The text in the top right corner: window, zoom, scale. */
  corner?: ReactNode
  /** The colours of background and text if the background is not black. */
  ground?: { paper: string; ink: string }
  footer?: ReactNode
  /** Content beside the picture, or below it where space is short. */
  aside?: ReactNode
  keys?: ViewerKeys
  stageRef?: Ref<HTMLDivElement>
  /** Captures the visible picture; `undefined` if there is none. */
  takePicture?: CapturePicture | undefined
  /** False for documents, which have no text in the corners. */
  withCorners?: boolean
  /** True for content in the colours of the page rather than on black. */
  onPage?: boolean
}
const NO_KEYS: ViewerKeys = {}

/** Renders the frame of every viewer: tools above, name and values in the corners, download and full screen. */
export function ViewerShell(props: Props) {
  const { viewer, children, corner, footer, keys = NO_KEYS, withCorners = true } = props
  const root = useRef<HTMLDivElement>(null)
  const { onCompare, onKeyImage } = viewer
  const { takePicture } = props
  const use = useMemo(
    () => onKeyImage && takePicture && (() => onKeyImage(takePicture())),
    [onKeyImage, takePicture],
  )
  const hosted = viewer.toolsHost !== undefined
  const [reported, setReported] = useState<readonly KeyWord[]>()
  const { t } = useTranslation('viewers')
  const showKeys = useCallback(() => {
    // Full screen would hide the dialog.
    if (document.fullscreenElement) void document.exitFullscreen()
    if (root.current) setReported(keyWords(root.current, keys, t('keys.arrows')))
  }, [keys, t])
  const allKeys = useMemo(
    () => ({
      f: () => toggleFullScreen(root.current),
      ...(onCompare && { b: onCompare }),
      ...(use && { u: use }),
      ...(!hosted && { '?': showKeys }),
      ...keys,
    }),
    [keys, onCompare, use, hosted, showKeys],
  )
  useViewerKeys(root, viewer.active, allKeys)
  const tools = (
    <ShellTools
      viewer={viewer}
      onUse={use}
      onKeys={hosted ? undefined : showKeys}
      onFullScreen={() => toggleFullScreen(root.current)}
    >
      {props.tools}
    </ShellTools>
  )
  return (
    <Root ref={root}>
      {!hosted && <Tools>{tools}</Tools>}
      {hosted && viewer.active && viewer.toolsHost && createPortal(tools, viewer.toolsHost)}
      <Row>
        <Stage
          {...(props.stageRef && { ref: props.stageRef })}
          {...(!props.onPage && { 'data-scheme': 'dark' })}
          style={props.ground && { backgroundColor: props.ground.paper }}
        >
          {children}
          {withCorners && <FileCorner file={viewer.file} colour={props.ground?.ink} />}
          {withCorners && corner && <RightCorner colour={props.ground?.ink}>{corner}</RightCorner>}
        </Stage>
        {props.aside}
      </Row>
      {footer}
      {reported && <ViewerKeysDialog words={reported} onClose={() => setReported(undefined)} />}
    </Root>
  )
}

type ShellToolsProps = {
  viewer: ViewerProps
  children: ReactNode
  onUse: (() => void) | undefined
  /** The desk has its own list of keys. */
  onKeys: (() => void) | undefined
  onFullScreen: () => void
}

function ShellTools(props: ShellToolsProps) {
  const { viewer, children, onUse, onKeys, onFullScreen } = props
  const { t } = useTranslation('viewers')
  return (
    <ToolRow end={<EndTools {...{ viewer, onKeys, onFullScreen }} />}>
      {onUse && (
        <ToolButton icon={ImagePlus} label={t('useInReport')} shortcut="U" onClick={onUse} />
      )}
      {children}
    </ToolRow>
  )
}

function EndTools(props: Pick<ShellToolsProps, 'viewer' | 'onKeys' | 'onFullScreen'>) {
  const { viewer, onKeys, onFullScreen } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      {viewer.onCompare && (
        <ToolButton
          icon={Columns2}
          label={t('compare.button')}
          shortcut="B"
          iconOnly
          pressed={viewer.comparing ?? false}
          onClick={viewer.onCompare}
        />
      )}
      {onKeys && (
        <ToolButton icon={Keyboard} label={t('keys.show')} shortcut="?" iconOnly onClick={onKeys} />
      )}
      <DownloadLink
        file={viewer.file}
        renewUrl={viewer.renewUrl}
        label={t('download', { name: viewer.file.name })}
      />
      <ToolButton
        icon={Maximize}
        label={t('fullScreen')}
        shortcut="F"
        iconOnly
        onClick={onFullScreen}
      />
    </>
  )
}

function toggleFullScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void element?.requestFullscreen().catch(() => undefined) // the browser may refuse
}
