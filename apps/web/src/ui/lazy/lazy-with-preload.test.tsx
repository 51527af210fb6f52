import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { connection } from '../../api/connection.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LazyMount } from './lazy-mount.tsx'
import { lazyWithPreload } from './lazy-with-preload.tsx'

afterEach(cleanup)

function Image({ name }: { name: string }) {
  const [first] = useState(name)
  return <p>{`${first} ${name}`}</p>
}

const Waiting = () => <p>waiting</p>
const ahead = (load: () => Promise<typeof Image>) => lazyWithPreload(load, { Waiting })

/** Opens and closes a part that loads on demand. */
function Place({ Ahead }: { Ahead: ReturnType<typeof ahead> }) {
  const [wanted, setWanted] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setWanted(!wanted)}>
        switch
      </button>
      <LazyMount wanted={wanted}>
        <Ahead name="a" />
      </LazyMount>
    </>
  )
}

test('what was fetched ahead is drawn immediately', async () => {
  const load = vi.fn(async () => Image)
  const Ahead = ahead(load)
  await Ahead.fetch()
  render(<Ahead name="a" />)
  expect(screen.getByText('a a')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('what was not is waited for, and keeps its state from then on', async () => {
  const Ahead = ahead(async () => Image)
  const { rerender } = render(<Ahead name="a" />)
  expect(screen.getByText('waiting')).toBeDefined()
  expect(await screen.findByText('a a')).toBeDefined()
  await act(() => Ahead.fetch())
  rerender(<Ahead name="b" />)
  expect(screen.getByText('a b')).toBeDefined()
})

test('a chunk that did not come is fetched again', async () => {
  const load = vi.fn(async () => Image).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await expect(Ahead.fetch()).rejects.toThrow('offline')
  await Ahead.fetch()
  render(<Ahead name="a" />)
  expect(screen.getByText('a a')).toBeDefined()
})

test('what did not come says so in its place, and comes when it is asked for again', async () => {
  const load = vi.fn(async () => Image).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await renderPage(<Ahead name="a" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('a a')).toBeDefined()
})

test('what did not come comes by itself once the line is back', async () => {
  const load = vi.fn(async () => Image).mockRejectedValueOnce(new Error('offline'))
  const Ahead = ahead(load)
  await renderPage(<Ahead name="a" />)
  await screen.findByRole('alert')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('a a')).toBeDefined()
})

test('what was shut before it came is asked for again when it is wanted again, and never while it is not', async () => {
  const load = vi.fn(async () => Image).mockRejectedValueOnce(new Error('offline'))
  await renderPage(<Place Ahead={ahead(load)} />)
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'switch' }))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'switch' }))
  expect(await screen.findByText('a a')).toBeDefined()
})

test('what did not come comes by itself once the portal answers again', async () => {
  const load = vi.fn(async () => Image).mockRejectedValueOnce(new Error('unreachable'))
  connection.failed()
  const Ahead = ahead(load)
  await renderPage(<Ahead name="a" />)
  await screen.findByRole('alert')
  act(connection.worked)
  expect(await screen.findByText('a a')).toBeDefined()
})
