import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

// jsdom has no modal dialogs
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

afterEach(cleanup)

function Terms({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      the terms
    </button>
  )
}

/** Renders a form with typed text, from which a dialog is opened. */
function Form({ TermsDialog }: { TermsDialog: ReturnType<typeof cutOnce> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="name" />
      <button type="button" onClick={() => setOpen(true)}>
        terms
      </button>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const cutOnce = () =>
  lazyDialog(vi.fn(async () => Terms).mockRejectedValueOnce(new Error('offline')))

test('a dialog first opened without a line says so in its place, takes nothing that was typed, and comes at another try', async () => {
  await renderPage(<Form TermsDialog={cutOnce()} />)
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Mochi' } })
  fireEvent.click(screen.getByRole('button', { name: 'terms' }))
  const reported = await screen.findByRole('dialog')
  expect(reported.textContent).toContain('Couldn’t load this. Check your connection and try again.')
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Mochi')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the terms')).toBeDefined()
})

test('a dialog that did not come can be left, and is asked for again when it is opened again', async () => {
  await renderPage(<Form TermsDialog={cutOnce()} />)
  fireEvent.click(screen.getByRole('button', { name: 'terms' }))
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'terms' }))
  expect(await screen.findByText('the terms')).toBeDefined()
})
