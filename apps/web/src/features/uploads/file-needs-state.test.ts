import { expect, test } from 'vitest'
import { needStates } from './file-needs-state.ts'

const sending = (held: number) => ({ phase: 'sending', held, total: 10 }) as const
const upload = (kind: 'echo' | 'chestXray', held: number) => ({ kind, state: sending(held) })

test('INSP-1 each kind is there, on its way or missing', () => {
  const needs = needStates(
    ['fullEvaluationAndAnesthesiaPlan'],
    ['chestXray', 'chestXray'],
    [upload('echo', 6)],
  )
  expect(needs).toEqual([
    { kind: 'chestXray', need: 'required', state: 'there', count: 2 },
    { kind: 'ecg', need: 'required', state: 'missing' },
    { kind: 'echo', need: 'required', state: 'uploading', percent: 60 },
  ])
})

test('INSP-1 recommended kinds follow the required ones', () => {
  const needs = needStates(['prognosis'], [], [])
  expect(needs.map(({ kind, need }) => `${need} ${kind}`)).toEqual([
    'required chestXray',
    'recommended ecg',
    'recommended echo',
  ])
})

test('of two uploads of a kind the further one counts', () => {
  const needs = needStates(['prognosis'], [], [upload('chestXray', 2), upload('chestXray', 7)])
  expect(needs[0]).toMatchObject({ state: 'uploading', percent: 70 })
})

test('a paused upload is not on its way', () => {
  const paused = { kind: 'chestXray', state: { phase: 'paused', held: 5, total: 10 } } as const
  expect(needStates(['prognosis'], [], [paused])[0]?.state).toBe('missing')
})

test('only own questions need no file', () => {
  expect(needStates(['additional_question_1'], [], [])).toEqual([])
})
