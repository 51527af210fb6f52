import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { AppDialog } from './app-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'

type Dismiss = { escape?: boolean; backdrop?: boolean; x?: boolean }

function Opener({ dismiss }: { dismiss?: Dismiss }) {
  const [open, setOpen] = useState(false)
  const [closedBy, setClosedBy] = useState('')
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{closedBy}</output>
      <AppDialog
        open={open}
        title="Title"
        initialFocus={safe}
        onClose={(by) => {
          setClosedBy(by)
          setOpen(false)
        }}
        {...(dismiss && { dismiss })}
        actions={
          <button type="button" ref={safe}>
            Safe
          </button>
        }
      >
        Words
      </AppDialog>
    </>
  )
}

async function open(dismiss?: Dismiss) {
  const user = userEvent.setup()
  await renderPage(dismiss ? <Opener dismiss={dismiss} /> : <Opener />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Title' })
  return user
}

const backdrop = () => document.querySelector('[data-around]') ?? document.body

test('Escape closes, the backdrop does not, and there is no ×, unless a dialog says otherwise', async () => {
  const user = await open()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.click(backdrop())
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('escape')
})

test('INSP-2 a dialog with only × closes neither by Escape nor by the backdrop', async () => {
  const user = await open({ escape: false, x: true })
  await user.keyboard('{Escape}')
  await user.click(backdrop())
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('x')
})

test('focus starts on the safest action and returns to the opener', async () => {
  const user = await open()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Safe' }))
  await user.keyboard('{Escape}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
  )
})

test('a question starts on its safe answer, and Escape means that answer', async () => {
  const answers: string[] = []
  await renderPage(
    <ConfirmDialog
      open
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={() => answers.push('confirm')}
      onCancel={() => answers.push('cancel')}
    >
      Words
    </ConfirmDialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual(['cancel'])
})

test.each([
  ['a message', MessageDialog, true],
  ['a form', AppDialog, false],
] as const)(
  'SHELL-9 on a narrow screen %s covers the page only if it is a form',
  async (_, Dialog, isSheet) => {
    const { matchMedia } = window
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: media.includes('max-width'), media, onchange: null },
        ...{ addListener: () => {}, removeListener: () => {} },
      })
    await renderPage(
      <Dialog open size="sm" title="Title" onClose={() => {}}>
        Words
      </Dialog>,
    )
    const shown = await screen.findByRole('dialog', { name: 'Title' })
    expect(shown).toHaveAttribute('data-full')
    expect(shown.hasAttribute('data-short')).toBe(isSheet)
    window.matchMedia = matchMedia
  },
)
