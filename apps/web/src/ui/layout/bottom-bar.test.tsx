import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { BottomBar } from './bottom-bar.tsx'

async function openBar(over?: React.ReactNode, options: { busy?: boolean } = {}) {
  const pressed: string[] = []
  const press = (name: string) => () => void pressed.push(name)
  await renderPage(
    <>
      <BottomBar
        onBack={press('back')}
        onNext={press('next')}
        onSave={press('save')}
        {...options}
      />
      <input aria-label="Field" />
      {over}
    </>,
  )
  return pressed
}

const key = (init: KeyboardEventInit) =>
  !fireEvent.keyDown(screen.getByRole('textbox', { hidden: true }), init)

test.each([
  ['Alt →', { key: 'ArrowRight', altKey: true }, 'next'],
  ['Alt ←', { key: 'ArrowLeft', altKey: true }, 'back'],
  ['Ctrl Enter', { key: 'Enter', ctrlKey: true }, 'next'],
  ['⌘ Enter', { key: 'Enter', metaKey: true }, 'next'],
  ['Ctrl S', { key: 's', ctrlKey: true }, 'save'],
  ['⌘ S', { key: 'S', metaKey: true }, 'save'],
])(
  'CASE-3 %s works from within a field, instead of what the browser would do',
  async (_, init, done) => {
    const pressed = await openBar()
    expect(key(init)).toBe(true)
    expect(pressed).toEqual([done])
  },
)

test.each([
  ['a plain arrow', { key: 'ArrowRight' }],
  ['a plain Enter', { key: 'Enter' }],
  ['Ctrl →', { key: 'ArrowRight', ctrlKey: true, altKey: true }],
  ['Ctrl Shift S', { key: 'S', ctrlKey: true, shiftKey: true }],
  ['a key of the input method', { key: 's', ctrlKey: true, isComposing: true }],
])('%s is left to the browser', async (_, init) => {
  const pressed = await openBar()
  expect(key(init)).toBe(false)
  expect(pressed).toEqual([])
})

test('under a dialog, and while Next is being worked on, nothing is pressed', async () => {
  const pressed = await openBar(<div role="dialog" />)
  key({ key: 'Enter', ctrlKey: true })
  expect(pressed).toEqual([])
})

test('a second Next while the first is worked on is ignored', async () => {
  const pressed = await openBar(undefined, { busy: true })
  key({ key: 'ArrowRight', altKey: true })
  expect(pressed).toEqual([])
})
