import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../testing/render-page.tsx'
import { singleKeys } from './single-keys.ts'
import { useShortcuts } from './use-shortcuts.ts'

function Keys({ onKey }: { onKey: (name: string) => void }) {
  useShortcuts({ n: () => onKey('n'), 'g m': () => onKey('g m'), '?': () => onKey('?') })
  return <input aria-label="Field" />
}

function open() {
  const pressed: string[] = []
  render(<Keys onKey={(name) => pressed.push(name)} />)
  return pressed
}
afterEach(() => singleKeys.set(true))

test('a key and a sequence do what they say', () => {
  const pressed = open()
  for (const key of ['n', 'g', 'm', '?']) fireEvent.keyDown(document.body, { key })
  expect(pressed).toEqual(['n', 'g m', '?'])
})

test('keys are for the field one types in', () => {
  const pressed = open()
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'n' })
  expect(pressed).toEqual([])
})

test('a key of an input method is no shortcut', () => {
  const pressed = open()
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true })
  expect(pressed).toEqual([])
})

test('a key with Ctrl, ⌘ or Alt is the browser’s', () => {
  const pressed = open()
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    fireEvent.keyDown(document.body, { key: 'n', ...modifier })
  }
  expect(pressed).toEqual([])
})

test('single keys can be switched off', () => {
  const pressed = open()
  singleKeys.set(false)
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(pressed).toEqual([])
})
