import { expect, test } from 'vitest'
import {
  type WaveformChannel,
  type WaveformGroup,
  waveformRecording,
} from './waveform-recording.ts'

const channel: WaveformChannel = {
  name: 'II',
  sensitivity: 2.5,
  unit: 'uV',
  correction: 1,
  baseline: 0,
  lowHz: 0.05,
  highHz: 150,
  notchHz: 50,
}

/** Builds a group with two interleaved channels of signed 16-bit samples. */
function aGroup(changed: Partial<WaveformGroup> = {}): WaveformGroup {
  const samples = Int16Array.from([0, 10, 400, -20, -400, 30])
  return {
    label: '',
    samplesPerSecond: 500,
    sampleCount: 3,
    format: 'SS',
    littleEndian: true,
    padding: null,
    channels: [channel, { ...channel, name: 'III', unit: 'mV', sensitivity: 0.01 }],
    data: new Uint8Array(samples.buffer),
    ...changed,
  }
}

function leadsOf(group: WaveformGroup): Record<string, number[]> {
  const recording = waveformRecording(group)
  if ('refusal' in recording) throw new Error(recording.refusal)
  return Object.fromEntries(
    recording.leads.map(({ name, millivolts }) => [
      name,
      [...millivolts].map((value) => Math.round(value * 1e6) / 1e6),
    ]),
  )
}

test('samples take turns and become millivolts by the sensitivity of their own channel', () => {
  expect(leadsOf(aGroup())).toEqual({ II: [0, 1, -1], III: [0.1, -0.2, 0.3] })
})

test('the recording tells rate, length and filter', () => {
  expect(waveformRecording(aGroup())).toMatchObject({
    samplesPerSecond: 500,
    durationSeconds: 0.006,
    filter: '0.05–150 Hz, notch 50 Hz',
  })
})

test('correction factor and baseline count', () => {
  const channels = [{ ...channel, correction: 2, baseline: 100 }]
  const data = new Uint8Array(Int16Array.from([0, 200, 400]).buffer)
  expect(leadsOf(aGroup({ channels, data }))).toEqual({ II: [0.1, 1.1, 2.1] })
})

test.each([
  ['SB', [0, 100, -100], Int8Array.from([0, 100, -100]).buffer],
  ['UB', [0, 100, 200], Uint8Array.from([0, 100, 200]).buffer],
  ['SS', [0, 300, -300], Int16Array.from([0, 300, -300]).buffer],
  ['US', [0, 300, 65_000], Uint16Array.from([0, 300, 65_000]).buffer],
  ['SL', [0, 70_000, -70_000], Int32Array.from([0, 70_000, -70_000]).buffer],
  ['UL', [0, 70_000, 3e9], Uint32Array.from([0, 70_000, 3e9]).buffer],
])('samples may be %s', (format, samples, buffer) => {
  const channels = [{ ...channel, sensitivity: 1, unit: 'mV' }]
  expect(leadsOf(aGroup({ format, channels, data: new Uint8Array(buffer) }))).toEqual({
    II: samples,
  })
})

test('the other byte order reads the same', () => {
  const data = new Uint8Array(aGroup().data)
  for (let at = 0; at < data.length; at += 2) data.subarray(at, at + 2).reverse()
  expect(leadsOf(aGroup({ data, littleEndian: false }))).toEqual(leadsOf(aGroup()))
})

test('where nothing was measured, nothing is drawn', () => {
  expect(leadsOf(aGroup({ padding: 400 }))).toEqual({
    II: [0, Number.NaN, -1],
    III: [0.1, -0.2, 0.3],
  })
})

test('a channel that is no voltage is left out, and the others keep their turns', () => {
  const breathing = { ...channel, name: 'Resp', unit: 'cm' }
  expect(leadsOf(aGroup({ channels: [breathing, { ...channel, name: 'V1' }] }))).toEqual({
    V1: [0.025, -0.05, 0.075],
  })
})

test.each([
  ['no rate', { samplesPerSecond: 0 }, 'samplingRateMissing'],
  ['no channel', { channels: [] }, 'notAnEcg'],
  ['no sample', { sampleCount: 0 }, 'notAnEcg'],
  ['mu-law samples', { format: 'MB' }, 'sampleFormatUnknown'],
  ['fewer bytes than it says', { sampleCount: 4 }, 'samplesMissing'],
  ['no unit', { channels: [{ ...channel, unit: null }, channel].slice(0, 1) }, 'unitUnknown'],
  ['no sensitivity', { channels: [{ ...channel, sensitivity: null }] }, 'unitUnknown'],
])('a waveform with %s is refused with a reason', (_, changed, refusal) => {
  expect(waveformRecording(aGroup(changed))).toEqual({ refusal })
})
