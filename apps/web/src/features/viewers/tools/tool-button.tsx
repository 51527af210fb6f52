import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import { useContext } from 'react'
import { Icon } from '../../../ui/display/icon.tsx'
import { InToolMenu } from './in-tool-menu.ts'

const Button = styled('button')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    // contains its hidden text, which would widen the page in a scrolling row
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    flex: 'none',
    height: 36,
    minWidth: 36,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: ink.body,
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 500,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { backgroundColor: surface.tint },
    '&[aria-pressed="true"]': { backgroundColor: brand.soft, color: brand.hover },
    '[data-scheme="dark"] &[aria-pressed="true"]': { backgroundColor: brand.soft },
    '&:disabled': { color: ink.muted, cursor: 'not-allowed', background: 'none' },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
    // Decorative, because the label includes it.
    '&[data-badge]::after': {
      content: 'attr(data-badge)',
      marginLeft: -3,
      fontSize: '.75rem',
      fontWeight: 700,
      color: brand.main,
    },
    '@container tools (max-width: 900px)': {
      padding: '0 8px',
      '& > [data-word=""]': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    '@container tools (max-width: 700px)': {
      padding: '0 6px',
      minWidth: 34,
      '&:has([data-word="kept"]) > svg': { display: 'none' },
    },
    [theme.breakpoints.down('md')]: { height: 44, '&&': { minWidth: 44 } },
    '@container tools (max-width: 480px)': { padding: 0, '&&': { minWidth: 38 } },
    '@container viewer (max-width: 480px)': { padding: 0, '&&': { minWidth: 38 } },
    '@media (forced-colors: active)': { '&[aria-pressed="true"]': { border: '2px solid' } },
  }
})

export type Tool = {
  icon: LucideIcon
  label: string
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
  shortcut?: string
  /** Shows only the icon. */
  iconOnly?: boolean
  /** Keeps a short label where space allows. */
  keepWord?: boolean
  /** A count beside the icon; included in the label. */
  badge?: number
  /** True while the element that the tool opens is open. */
  expanded?: boolean
}

/** Renders a group of tools; a missing one leaves its place empty. */
export function ToolGroup({ tools }: { tools: readonly (Tool | undefined)[] }) {
  return tools.map(
    // biome-ignore lint/suspicious/noArrayIndexKey: a tool keeps its position, and thereby the focus, when its label changes
    (tool, place) => tool && <ToolButton key={place} {...tool} />,
  )
}

/** Renders one tool: an icon with its label, which is only read aloud where space is short. */
export function ToolButton(props: Tool) {
  const { icon, label, onClick, pressed, disabled = false, shortcut } = props
  const { iconOnly = false, keepWord = false, badge = 0, expanded } = props
  const isInMenu = useContext(InToolMenu)
  return (
    <Button
      type="button"
      onClick={onClick}
      disabled={disabled}
      title={shortcut ? `${label} (${shortcut})` : label}
      {...(iconOnly && { 'aria-label': label })}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(badge > 0 && { 'data-badge': badge })}
      {...(shortcut && { 'aria-keyshortcuts': shortcut })}
    >
      <Icon of={icon} size={18} />
      {isInMenu && <span>{label}</span>}
      {!isInMenu && !iconOnly && <span data-word={keepWord ? 'kept' : ''}>{label}</span>}
    </Button>
  )
}

const Line = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 1,
  height: 22,
  margin: '0 6px',
  backgroundColor: (theme.vars ?? theme).palette.edge.line,
  // a separator could be at the end of a row when tools wrap
  '@container tools (max-width: 480px)': { display: 'none' },
}))

export function ToolDivider() {
  return <Line data-divider="" />
}

/** A native selection among the tools. */
export const ToolSelect = styled('select')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    flex: 'none',
    height: 36,
    maxWidth: 180,
    '@container tools (max-width: 700px)': { width: 92 },
    '@container tools (max-width: 480px)': { width: 84, padding: '0 4px' },
    '@container viewer (max-width: 480px)': { padding: '0 4px' },
    padding: '0 8px',
    border: `1px solid ${edge.control}`,
    borderRadius: 6,
    backgroundColor: 'transparent',
    color: ink.strong,
    font: 'inherit',
    fontSize: '.875rem',
    cursor: 'pointer',
    [theme.breakpoints.down('md')]: { height: 44 },
    '& option': { color: '#12252B', backgroundColor: '#fff' },
    '[data-scheme="dark"] & option': { color: '#E4E9EA', backgroundColor: '#14181A' },
  }
})
