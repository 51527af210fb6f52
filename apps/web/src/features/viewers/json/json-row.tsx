import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import type { JsonOutline } from './json-outline.ts'
import { CLIPPED, depthOf, isContainer, keyOf, writtenValue } from './json-rows.ts'
import { ROW_PIXELS } from './row-window.ts'
import type { JsonTreeState } from './use-json-tree.ts'

const Row = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    position: 'absolute',
    left: 0,
    minWidth: '100%',
    height: ROW_PIXELS,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingRight: 16,
    whiteSpace: 'pre',
    cursor: 'default',
    '&:hover': { backgroundColor: surface.tint },
    '&[aria-selected="true"]': {
      backgroundColor: brand.soft,
      outline: `1px solid ${edge.focus}`,
      outlineOffset: -1,
    },
    '&[data-found]': { backgroundColor: tone.warn.background },
    '& b': { fontWeight: 600, color: ink.strong },
    '& i': { fontStyle: 'normal', color: ink.muted },
    '& svg': { flex: 'none' },
  }
})

/** Renders one value of the tree. */
export function JsonRow(props: {
  outline: JsonOutline
  tree: JsonTreeState
  index: number
  top: number
  id: string
  root: string
}) {
  const { outline, tree, index, top, id, root } = props
  const container = isContainer(outline, index)
  const open = tree.open.has(index)
  const place = outline.place[index] ?? 0
  const parent = outline.parent[index] ?? -1
  const depth = depthOf(outline, index)
  return (
    <Row
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-setsize={outline.size[parent] ?? 1}
      aria-posinset={place + 1}
      aria-selected={tree.current === index}
      {...(container && { 'aria-expanded': open })}
      {...(tree.found.includes(index) && { 'data-found': '' })}
      style={{ top, paddingLeft: 12 + depth * 18 + (container ? 0 : 22) }}
      onClick={() => {
        tree.choose(index)
        if (container) tree.toggle(index)
      }}
    >
      {container && <Icon of={open ? ChevronDown : ChevronRight} size={16} />}
      <b>{keyOf(outline, index) ?? (parent < 0 ? root : place)}</b>
      {container ? (
        <Size outline={outline} index={index} />
      ) : (
        <span>{writtenValue(outline, index, CLIPPED)}</span>
      )}
    </Row>
  )
}

function Size({ outline, index }: { outline: JsonOutline; index: number }) {
  const { t } = useTranslation('viewers')
  const size = outline.size[index] ?? 0
  return (
    <i>
      {outline.kind[index] === 1 ? `[${size}]` : `{${size}}`}
      {size === 0 && ` ${t('json.empty')}`}
    </i>
  )
}
