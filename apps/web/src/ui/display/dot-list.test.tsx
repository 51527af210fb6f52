import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DotList } from './dot-list.tsx'

test.each([
  [['Cat', 'British Shorthair', 'saved 14:02'], 3],
  [['Cat', '', undefined], 1],
  [['Cat', false, 'Basic'], 2],
  [[], 0],
])('%j are %i facts, each on a line with its dot', (given, count) => {
  const { container } = render(<DotList>{given}</DotList>)
  expect(container.querySelectorAll('span > span > span')).toHaveLength(count)
})
