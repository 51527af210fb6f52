import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

const DOT = '.75em'

/** Separates facts by dots; the dot before the first one of a line is clipped at the edge. */
const Root = styled('span')({
  display: 'block',
  overflow: 'hidden',
  '& > span': { display: 'flex', flexWrap: 'wrap', marginLeft: `-${DOT}` },
  '& > span > span': { paddingLeft: DOT, position: 'relative' },
  '& > span > span::before': {
    content: '"·"',
    position: 'absolute',
    left: 0,
    width: DOT,
    textAlign: 'center',
  },
})

/**
 * Renders facts in a row, `Cat · British Shorthair · saved 14:02`; wraps between facts, and no line starts or ends with a dot.
 */
export function DotList({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  return (
    <Root>
      <span>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no key other than their position
          <span key={place}>
            {fact}
            {place < facts.length - 1 && ' '}
          </span>
        ))}
      </span>
    </Root>
  )
}
