import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { JsonDetail } from './json-detail.tsx'
import type { JsonOutline } from './json-outline.ts'
import { JsonRow } from './json-row.tsx'
import { isContainer } from './json-rows.ts'
import { rowWindow, scrollFor } from './row-window.ts'
import type { JsonTreeState } from './use-json-tree.ts'

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: palette.surface.paper,
    color: palette.ink.body,
    fontFamily: '"Atkinson Hyperlegible Mono", ui-monospace, Menlo, monospace',
    fontSize: '.875rem',
    '& > [role="tree"]': { flex: 1, minHeight: 0, overflow: 'auto', position: 'relative' },
    '& > [role="tree"]:focus-visible': {
      outline: `2px solid ${palette.edge.focus}`,
      outlineOffset: -2,
    },
  }
})
const PAGE_ROWS = 20

/** Shows JSON as a tree; renders only visible rows, so that ten megabytes scroll smoothly. */
export function JsonTree(props: {
  outline: JsonOutline
  tree: JsonTreeState
  name: string
  note: string | undefined
}) {
  const { outline, tree, name, note } = props
  const { t } = useTranslation('viewers')
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const { rows, row } = tree
  const { height } = useElementSize(scroller)
  const [scrollTop, setScrollTop] = useState(0)
  const list = { count: rows.length, scrollTop, height }
  const seen = rowWindow(list)
  const now = useRef(list)
  now.current = list
  useEffect(() => {
    const wanted = scrollFor(row, now.current)
    if (wanted !== undefined && scroller.current) scroller.current.scrollTop = wanted
  }, [row])
  return (
    <Sheet>
      {note && <Notice tone="warn">{note}</Notice>}
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        aria-label={t('json.tree', { name })}
        aria-activedescendant={`${id}${tree.current}`}
        onKeyDown={onKeyDown(outline, tree)}
        onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      >
        <div style={{ height: seen.height, position: 'relative' }}>
          {[...rows.subarray(seen.first, seen.last + 1)].map((index, place) => (
            <JsonRow
              key={index}
              id={`${id}${index}`}
              outline={outline}
              tree={tree}
              index={index}
              top={seen.topOf(seen.first + place)}
              root={name}
            />
          ))}
        </div>
      </div>
      <JsonDetail outline={outline} index={tree.current} />
    </Sheet>
  )
}

/** Handles the keys of a tree. WAI-ARIA, "Tree View". */
function onKeyDown(outline: JsonOutline, tree: JsonTreeState) {
  const activate = () => {
    if (isContainer(outline, tree.current)) tree.toggle(tree.current)
  }
  const keys = new Map([
    ['ArrowDown', () => tree.move(1)],
    ['ArrowUp', () => tree.move(-1)],
    ['ArrowRight', tree.goIn],
    ['ArrowLeft', tree.goOut],
    ['PageDown', () => tree.move(PAGE_ROWS)],
    ['PageUp', () => tree.move(-PAGE_ROWS)],
    ['Home', () => tree.move(-tree.rows.length)],
    ['End', () => tree.move(tree.rows.length)],
    ['Enter', activate],
    [' ', activate],
  ])
  return (event: KeyboardEvent) => {
    const action = keys.get(event.key)
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    action()
  }
}
