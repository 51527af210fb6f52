import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { RefusedError } from './query.ts'
import { type Action, useAction } from './use-action.ts'

/** A call that ends when the test says so. */
function slowCall() {
  const calls: { finish: (result: string) => void; fail: (error: Error) => void }[] = []
  const run = () =>
    new Promise<string>((finish, fail) => {
      calls.push({ finish, fail })
    })
  return { run, calls }
}

type Options = Parameters<typeof useAction<void, string>>[0]
type User = { options: Options; onRender: (action: Action<void, string>) => void }

function User({ options, onRender }: User) {
  const action = useAction<void, string>(options)
  onRender(action)
  return <output>{action.isBusy ? 'busy' : (action.problem ?? action.result)}</output>
}

async function use(options: Options) {
  let action: Action<void, string> | undefined
  const onRender = (rendered: Action<void, string>) => {
    action = rendered
  }
  await renderPage(<User options={options} onRender={onRender} />)
  const now = () => {
    if (!action) throw new Error('not rendered')
    return action
  }
  return { now, shown: () => screen.getByRole('status').textContent }
}

test('two presses before the next render run one call', async () => {
  const { run, calls } = slowCall()
  const { now, shown } = await use({ run })
  const { start } = now()
  await act(async () => {
    start()
    start()
  })
  expect([calls.length, shown()]).toEqual([1, 'busy'])
  await act(async () => calls[0]?.finish('saved'))
  expect(shown()).toBe('saved')
})

test('success is a toast and closes; a failure stays in place and can be retried', async () => {
  const { run, calls } = slowCall()
  const closed: string[] = []
  const { now, shown } = await use({
    run,
    done: (result) => `Done: ${result}`,
    onDone: (result) => closed.push(result),
  })
  await act(async () => now().start())
  await act(async () => calls[0]?.fail(new RefusedError({ code: -9999, message: 'No room' })))
  expect([closed, shown()]).toEqual([[], '(-9999) error. No room'])
  await act(async () => now().start())
  expect(shown()).toBe('busy')
  await act(async () => calls[1]?.finish('saved'))
  expect([closed, shown()]).toEqual([['saved'], 'saved'])
  expect(await screen.findByText('Done: saved')).toBeInTheDocument()
})

test('the screen words a refusal itself where the common text says too little', async () => {
  const { run, calls } = slowCall()
  const { now, shown } = await use({
    run,
    describeRefusal: ({ code }) => (code === -5 ? 'Wrong password' : undefined),
  })
  await act(async () => now().start())
  await act(async () => calls[0]?.fail(new RefusedError({ code: -5, message: '' })))
  expect(shown()).toBe('Wrong password')
  await act(async () => now().reset())
  expect(shown()).toBe('')
})

test('an action stays busy until what follows it has ended', async () => {
  const { run, calls } = slowCall()
  let refreshed = () => {}
  const { now, shown } = await use({
    run,
    onEnd: () =>
      new Promise<void>((done) => {
        refreshed = done
      }),
  })
  await act(async () => now().start())
  await act(async () => calls[0]?.finish('saved'))
  expect(shown()).toBe('busy')
  await act(async () => refreshed())
  expect(shown()).toBe('saved')
})
