import { styled } from '@mui/material/styles'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { InToolMenu } from './in-tool-menu.ts'

const Panel = styled('div', { shouldForwardProp: (name) => name !== 'kept' })<{ kept: number }>(
  ({ theme, kept }) => {
    const { edge, surface } = (theme.vars ?? theme).palette
    return {
      position: 'absolute',
      zIndex: 5,
      top: 'calc(100% + 2px)',
      right: 6,
      display: 'grid',
      gap: 2,
      width: 'max-content',
      minWidth: 200,
      maxWidth: 'min(320px, calc(100% - 12px))',
      maxHeight: '60vh',
      padding: 6,
      overflow: 'auto',
      border: `1px solid ${edge.control}`,
      borderRadius: 8,
      backgroundColor: surface.paper,
      boxShadow: '0 10px 28px -6px rgba(0,0,0,.45)',
      // hides the tools that are in the bar, and the lines between groups
      [`& > :nth-child(-n + ${kept}), & > [data-divider]`]: { display: 'none' },
      '&& > button, &&& > a, && > span > button': {
        justifyContent: 'flex-start',
        width: '100%',
        minHeight: 40,
        padding: '0 12px',
        textAlign: 'left',
      },
      '& > span': { fontSize: '.875rem' },
      '& > span:not(:has(button)):not(:empty)': { padding: '6px 12px' },
      '&& > select, && > input': { width: '100%', maxWidth: 'none', minHeight: 40 },
    }
  },
)

/** Renders the tools that do not fit into the bar, with their labels. Closes after use, by Escape and when it loses the focus. */
export function ToolMenu(props: {
  bar: RefObject<HTMLElement | null>
  /** The number of children that are in the bar. */
  kept: number
  onClose: () => void
  children: ReactNode
}) {
  const { bar, kept, onClose, children } = props
  const { t } = useTranslation('viewers')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shownTool(panel.current)?.focus()
  }, [])
  useClosedOutside(bar, onClose)
  return (
    <Panel
      ref={panel}
      kept={kept}
      role="group"
      aria-label={t('tools.more')}
      data-fixed=""
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button, a')) onClose()
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      onBlur={(event) => {
        if (isLeft(event, bar.current)) onClose()
      }}
    >
      <InToolMenu value={true}>{children}</InToolMenu>
    </Panel>
  )
}

function shownTool(panel: HTMLElement | null): HTMLElement | undefined {
  const tools = panel?.querySelectorAll<HTMLElement>(
    ':is(button, select, input):not(:disabled), a[href]',
  )
  return [...(tools ?? [])].find((tool) => tool.offsetParent !== null)
}

/** Returns true if the focus moved to an element outside the bar; disabling a tool moves it to no element. */
function isLeft({ relatedTarget }: FocusEvent, bar: HTMLElement | null): boolean {
  return relatedTarget instanceof Node && !bar?.contains(relatedTarget)
}

function useClosedOutside(bar: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', onPress, { capture: true })
    return () => document.removeEventListener('pointerdown', onPress, { capture: true })
  }, [bar])
}
