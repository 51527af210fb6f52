import { expect, test } from 'vitest'
import { previewsOf, problemToReport } from './preview.ts'

const media = {
  durationSeconds: 4,
  widthPixels: 480,
  heightPixels: 360,
  framesPerSecond: 25,
  audioCodec: null,
}

test.each([
  ['h264', ['thumbnail', 'poster']],
  ['vp9', ['thumbnail', 'poster']],
  [null, ['thumbnail', 'poster']],
  ['hevc', ['thumbnail', 'poster', 'video']],
  ['mpeg4', ['thumbnail', 'poster', 'video']],
])('an MP4 of %s gets %s', (videoCodec, kinds) => {
  expect(previewsOf('mp4', { media: { ...media, videoCodec } })).toEqual(kinds)
})

test('a clip of a kind that browsers do not play becomes one that they do, whatever is in it', () => {
  expect(previewsOf('avi', { media: { ...media, videoCodec: 'h264' } })).toContain('video')
})

test('a DICOM file without pixels has no picture', () => {
  expect(previewsOf('dcm', {})).toEqual([])
})

test('an ECG, DICOM or JSON, has a thumbnail of its trace', () => {
  const ecg = { leads: ['II'], samplesPerSecond: 500, durationSeconds: 10 }
  expect(previewsOf('dcm', { ecg })).toEqual(['thumbnail'])
  expect(previewsOf('json', { ecg })).toEqual(['thumbnail'])
  expect(previewsOf('json', {})).toEqual([])
})

test.each([
  ['nothing went wrong', [], undefined],
  [
    'a film is cut',
    [
      ['thumbnail', 'damaged'],
      ['picture', 'damaged'],
    ],
    'damaged',
  ],
  [
    'a clip lacks a converter but plays',
    [
      ['thumbnail', 'noConverter'],
      ['poster', 'noConverter'],
    ],
    undefined,
  ],
  [
    'a clip lacks a converter and cannot play',
    [
      ['thumbnail', 'noConverter'],
      ['video', 'noConverter'],
    ],
    'noConverter',
  ],
  [
    'a clip has a thumbnail and no copy',
    [
      ['thumbnail', null],
      ['video', 'tookTooLong'],
    ],
    'tookTooLong',
  ],
] as const)('when %s, that is what is shown', (_, previews, reported) => {
  expect(problemToReport(previews.map(([kind, problem]) => ({ kind, problem })))).toBe(reported)
})
