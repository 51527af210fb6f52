import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { usePointerApproach } from './use-pointer-approach.ts'

afterEach(cleanup)

function Page({ act }: { act: (element: Element) => void }) {
  usePointerApproach('[data-next]', act)
  return (
    <>
      <button type="button">Back</button>
      <button type="button" data-next>
        <span>Next</span>
      </button>
    </>
  )
}

test.each([
  ['the pointer comes over it', () => userEvent.hover(screen.getByText('Next'))],
  ['the focus comes to it', () => screen.getByRole('button', { name: 'Next' }).focus()],
])('it is near when %s', async (_, come) => {
  const act = vi.fn()
  render(<Page act={act} />)
  await come()
  expect(act).toHaveBeenCalledWith(screen.getByRole('button', { name: 'Next' }))
})

test('another element and a page that is gone are not near', async () => {
  const act = vi.fn()
  const { unmount } = render(<Page act={act} />)
  await userEvent.hover(screen.getByText('Back'))
  unmount()
  document.dispatchEvent(new Event('focusin'))
  expect(act).not.toHaveBeenCalled()
})
