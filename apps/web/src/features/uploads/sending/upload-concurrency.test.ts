import { expect, test } from 'vitest'
import { uploadSlots } from './upload-concurrency.ts'

/** Creates a file with this number of chunks, each waiting for its release. */
function aFile(chunks: number) {
  const gates: PromiseWithResolvers<void>[] = []
  let left = chunks
  let most = 0
  let flying = 0
  const step = async () => {
    if (left === 0) return
    left -= 1
    flying += 1
    most = Math.max(most, flying)
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise.finally(() => {
      flying -= 1
    })
  }
  const all = async (send: () => Promise<void>) => {
    while (left > 0) await send()
  }
  return { step, all, gates, most: () => most, sent: () => gates.length }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('files share the lanes: three chunks are in flight, whosever they are', async () => {
  const lanes = uploadSlots(3)
  const [one, two] = [aFile(5), aFile(5)]
  const done = Promise.all([lanes.together(one.all, one.step), lanes.together(two.all, two.step)])
  await settle()
  expect(one.sent() + two.sent()).toBe(3)
  for (let rounds = 0; rounds < 12; rounds++) {
    for (const gate of [...one.gates, ...two.gates]) gate.resolve()
    await settle()
  }
  await done
  expect([one.sent(), two.sent()]).toEqual([5, 5])
})

test('after a failure no further chunk starts, and the lanes are free for the next file', async () => {
  const lanes = uploadSlots(3)
  const file = aFile(9)
  const failing = lanes.together(file.all, file.step)
  await settle()
  file.gates[0]?.reject(new Error('gone'))
  file.gates[1]?.resolve()
  file.gates[2]?.resolve()
  await expect(failing).rejects.toThrow('gone')
  expect(file.sent()).toBe(3)
  const next = aFile(1)
  const sending = lanes.together(next.all, next.step)
  await settle()
  next.gates[0]?.resolve()
  await sending
  expect(next.sent()).toBe(1)
})

test('a file without chunks is done immediately', async () => {
  const file = aFile(0)
  await uploadSlots(3).together(file.all, file.step)
  expect(file.sent()).toBe(0)
})
