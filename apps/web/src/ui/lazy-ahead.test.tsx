import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { lazyAhead } from './lazy-ahead.tsx'

afterEach(cleanup)

function Film({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`${first} ${name}`}</p>
}

const Waiting = () => <p>waiting</p>
const ahead = (load: () => Promise<typeof Film>) => lazyAhead(load, { Waiting })

test('what was fetched ahead is drawn at once', async () => {
  const load = vi.fn(async () => Film)
  const Ahead = ahead(load)
  await Ahead.fetch()
  render(<Ahead name="a" />)
  expect(screen.getByText('a a')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('what was not is waited for, and keeps its state from then on', async () => {
  const Ahead = ahead(async () => Film)
  const { rerender } = render(<Ahead name="a" />)
  expect(screen.getByText('waiting')).toBeDefined()
  expect(await screen.findByText('a a')).toBeDefined()
  await act(() => Ahead.fetch())
  rerender(<Ahead name="b" />)
  expect(screen.getByText('a b')).toBeDefined()
})

test('a chunk that did not come is fetched again', async () => {
  const load = vi.fn(async () => Film).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await expect(Ahead.fetch()).rejects.toThrow('offline')
  await Ahead.fetch()
  render(<Ahead name="a" />)
  expect(screen.getByText('a a')).toBeDefined()
})

test('what did not come says so in its place, and comes when it is asked for again', async () => {
  const load = vi.fn(async () => Film).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await renderPage(<Ahead name="a" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load this.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('a a')).toBeDefined()
})

test('what did not come comes by itself once the line is back', async () => {
  const load = vi.fn(async () => Film).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await renderPage(<Ahead name="a" />)
  await screen.findByRole('alert')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('a a')).toBeDefined()
})
