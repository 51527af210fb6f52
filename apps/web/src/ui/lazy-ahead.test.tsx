import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyAhead } from './lazy-ahead.tsx'

afterEach(cleanup)

function Film({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`${first} ${name}`}</p>
}

const draw = (Ahead: ReturnType<typeof lazyAhead<{ name: string }>>, name: string) => (
  <Suspense fallback="waiting">
    <Ahead name={name} />
  </Suspense>
)

test('what was fetched ahead is drawn at once', async () => {
  const load = vi.fn(async () => Film)
  const Ahead = lazyAhead(load)
  await Ahead.fetch()
  render(draw(Ahead, 'a'))
  expect(screen.getByText('a a')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('what was not is waited for, and keeps its state from then on', async () => {
  const Ahead = lazyAhead(async () => Film)
  const { rerender } = render(draw(Ahead, 'a'))
  expect(screen.getByText('waiting')).toBeDefined()
  expect(await screen.findByText('a a')).toBeDefined()
  await act(() => Ahead.fetch())
  rerender(draw(Ahead, 'b'))
  expect(screen.getByText('a b')).toBeDefined()
})

test('a chunk that did not come is fetched again', async () => {
  const load = vi.fn(async () => Film).mockRejectedValueOnce(new Error('offline'))
  const Ahead = lazyAhead(load)
  await expect(Ahead.fetch()).rejects.toThrow('offline')
  await Ahead.fetch()
  render(draw(Ahead, 'a'))
  expect(screen.getByText('a a')).toBeDefined()
})
